import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import type { InvoiceSearch } from './invoice-search.ts'
import { listInvoices } from './invoices.functions.ts'

export const invoiceQueries = {
  list: ({ page = 1, perPage = appConfig.defaultPageSize, year, status }: InvoiceSearch) =>
    queryOptions({
      queryKey: ['invoices', 'list', { page, perPage, year, status }],
      queryFn: () => listInvoices({ data: { page, perPage: perPage as (typeof appConfig.pageSizes)[number], filter: { year, status } } }),
      placeholderData: keepPreviousData,
    }),
}
