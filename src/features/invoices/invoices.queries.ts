import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { listInvoices } from './invoices.functions.ts'
import type { InvoiceSearch } from './invoice-search.ts'

export const invoiceQueries = {
  list: ({ page = 1, perPage = appConfig.defaultPageSize, year, status }: InvoiceSearch) =>
    queryOptions({
      queryKey: ['invoices', 'list', { page, perPage, year, status }],
      queryFn: () => listInvoices({ data: { page, perPage, filter: { year, status } } }),
      placeholderData: keepPreviousData,
    }),
}
