import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import type { InvoiceSearch } from './invoice-search.ts'

export const invoiceQueries = {
  list: ({ page = 1, perPage = appConfig.defaultPageSize, year, status }: InvoiceSearch) =>
    queryOptions({
      queryKey: ['invoices', 'list', { page, perPage, year, status }],
      queryFn: () => rpc.financial.invoices.list.query({ page, perPage, filter: { year, status } }),
      placeholderData: keepPreviousData,
    }),
}
