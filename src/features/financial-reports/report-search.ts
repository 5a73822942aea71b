import { allOptional, civilDate, integer, oneOf } from '../../shared/search/search-values.ts'

export const reportViews = ['receivables', 'received', 'agreements', 'forecast'] as const

/** Swaps the ends of a reversed period. Apart from the queries: every page's script holds the searches of all routes. */
export function reportSearch(search: Record<string, unknown>) {
  const [from, to] = [civilDate(search.from), civilDate(search.to)]
  const reversed = from !== undefined && to !== undefined && to < from
  return allOptional({
    view: oneOf(search.view, reportViews),
    institution: integer(search.institution, 1, 2_147_483_647),
    from: reversed ? to : from,
    to: reversed ? from : to,
    /** A PDF that could not be made. */
    report: oneOf(search.report, ['failed']),
  })
}
export type ReportSearch = ReturnType<typeof reportSearch>

export const selectionOf = ({ view = 'receivables', institution, from, to }: ReportSearch) => ({
  report: view,
  institutionId: institution,
  // The forecast begins today.
  ...(view !== 'forecast' && { from, to }),
})
