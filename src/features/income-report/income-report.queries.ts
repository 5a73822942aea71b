import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { getIncomeReports, hasIncomeDocument } from './income-report.functions.ts'

export const incomeReportQueries = {
  years: () =>
    queryOptions({
      queryKey: ['income-reports', 'years'],
      queryFn: () => rpc.financial.incomeReports.years.query().then(({ results }) => results),
    }),
  hasDocument: () => queryOptions({ queryKey: ['income-reports', 'document'], queryFn: () => hasIncomeDocument(), staleTime: 3_600_000 }),
  report: (baseYear: number) =>
    queryOptions({ queryKey: ['income-reports', baseYear], queryFn: () => getIncomeReports({ data: { baseYear } }) }),
}
