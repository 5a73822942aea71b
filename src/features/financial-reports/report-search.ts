import { allOptional, civilDate, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

export const reportPeriods = ['this_month', 'last_month', 'this_year'] as const
export const reportViews = ['receivables', 'received', 'agreements', 'forecast'] as const

const id = (value: unknown) => integer(value, 1, 2_147_483_647)

/** Parses the search; a period replaces dates, reversed dates are swapped. Not in the queries: every page's script has all searches. */
export function reportSearch(search: Record<string, unknown>) {
  const period = wordOrUndefined(search.period, reportPeriods)
  const dates = period ? [] : [civilDate(search.from), civilDate(search.to)]
  const [from, to] = dates[0] && dates[1] ? dates.sort() : dates
  return allOptional({
    view: wordOrUndefined(search.view, reportViews),
    institution: id(search.institution),
    period,
    from,
    to,
    /** Schedule that a link in one of its mails ends. */
    end: id(search.end),
    /** A PDF that could not be made. */
    report: wordOrUndefined(search.report, ['failed']),
  })
}
export type ReportSearch = ReturnType<typeof reportSearch>
