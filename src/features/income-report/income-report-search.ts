import { allOptional, integer, oneOf } from '../../shared/search/search-values.ts'

/** The address of the report: the base year, the last closed one when left out. */
export function incomeReportSearch(search: Record<string, unknown>) {
  return allOptional({ year: integer(search.year, 1990, 2100), report: oneOf(search.report, ['failed']) })
}

export type IncomeReportSearch = ReturnType<typeof incomeReportSearch>
