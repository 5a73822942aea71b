import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportSelection } from '#api/financial/financial-reports.ts'
import { getFinancialReport } from './financial-reports.functions.ts'
import type { ReportSearch } from './report-search.ts'

export const reportQueries = {
  all: ['financial-reports'] as const,
  one: (search: ReportSearch) => {
    const selection = getSelection(search)
    return queryOptions({
      queryKey: [...reportQueries.all, selection],
      queryFn: () => getFinancialReport({ data: selection }),
      placeholderData: keepPreviousData,
    })
  },
}

export const getSelection = ({ view = 'receivables', institution, period, from, to }: ReportSearch): ReportSelection => ({
  report: view,
  institutionId: institution,
  // The forecast begins today.
  ...(view !== 'forecast' && { period, from, to }),
})

/** Returns the search that shows a view. */
export const getSearch = ({ report, institutionId, period, from, to }: ReportSelection): ReportSearch => ({
  view: report === 'receivables' ? undefined : report,
  institution: institutionId,
  period,
  from,
  to,
})
