import type { ReportSelection } from '#api/financial-reports.ts'
import { allOptional, civilDate, integer, oneOf } from '../../shared/search/search-values.ts'

export const reportPeriods = ['this_month', 'last_month', 'this_year'] as const
export const reportViews = ['receivables', 'received', 'agreements', 'forecast'] as const

/** Swaps the ends of reversed dates, which a period replaces. Apart from the queries: every page's script holds the searches of all routes. */
export function reportSearch(search: Record<string, unknown>) {
  const [from, to] = [civilDate(search.from), civilDate(search.to)]
  const period = oneOf(search.period, reportPeriods)
  const reversed = from !== undefined && to !== undefined && to < from
  return allOptional({
    view: oneOf(search.view, reportViews),
    institution: integer(search.institution, 1, 2_147_483_647),
    period,
    from: period ? undefined : reversed ? to : from,
    to: period ? undefined : reversed ? from : to,
    /** The mails that a link in one of them ends. */
    end: integer(search.end, 1, 2_147_483_647),
    /** A PDF that could not be made. */
    report: oneOf(search.report, ['failed']),
  })
}
export type ReportSearch = ReturnType<typeof reportSearch>

export const selectionOf = ({ view = 'receivables', institution, period, from, to }: ReportSearch): ReportSelection => ({
  report: view,
  institutionId: institution,
  // The forecast begins today.
  ...(view !== 'forecast' && { period, from, to }),
})

/** The address of a view. */
export const searchOf = ({ report, institutionId, period, from, to }: ReportSelection): ReportSearch => ({
  view: report === 'receivables' ? undefined : report,
  institution: institutionId,
  period,
  from,
  to,
})
