import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getFinancialReport } from './financial-reports.functions.ts'
import { type ReportSearch, selectionOf } from './report-search.ts'

export const reportQueries = {
  all: ['financial-reports'] as const,
  one: (search: ReportSearch) => {
    const selection = selectionOf(search)
    return queryOptions({
      queryKey: [...reportQueries.all, selection],
      queryFn: () => getFinancialReport({ data: selection }),
      placeholderData: keepPreviousData,
    })
  },
}
