import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

/** Defaults to the last closed year. */
export function incomeReportSearch(search: Record<string, unknown>) {
  return allOptional({ year: integer(search.year, 1990, 2100), report: wordOrUndefined(search.report, ['failed']) })
}

export type IncomeReportSearch = ReturnType<typeof incomeReportSearch>
