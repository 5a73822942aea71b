import { queryOptions } from '@tanstack/react-query'
import { allOptional, integer, oneOf } from '../../shared/search/search-values.ts'
import { getIncomeReports, hasIncomeDocument, listBaseYears } from './income-report.functions.ts'

/** Defaults to the last closed year. */
export function incomeReportSearch(search: Record<string, unknown>) {
  return allOptional({ year: integer(search.year, 1990, 2100), report: oneOf(search.report, ['failed']) })
}

export type IncomeReportSearch = ReturnType<typeof incomeReportSearch>

export const incomeReportQueries = {
  years: () => queryOptions({ queryKey: ['income-reports', 'years'], queryFn: () => listBaseYears() }),
  hasDocument: () => queryOptions({ queryKey: ['income-reports', 'document'], queryFn: () => hasIncomeDocument(), staleTime: 3_600_000 }),
  report: (baseYear: number) =>
    queryOptions({ queryKey: ['income-reports', baseYear], queryFn: () => getIncomeReports({ data: { baseYear } }) }),
}
