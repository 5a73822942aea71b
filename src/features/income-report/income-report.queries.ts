import { queryOptions } from '@tanstack/react-query'
import { getIncomeReports, listBaseYears } from './income-report.functions.ts'

export const incomeReportQueries = {
  years: () => queryOptions({ queryKey: ['income-reports', 'years'], queryFn: () => listBaseYears() }),
  report: (baseYear: number) => queryOptions({ queryKey: ['income-reports', baseYear], queryFn: () => getIncomeReports({ data: { baseYear } }) }),
}
