import { appConfig } from '#config'
import { allOptional, integer, oneOf } from '../../kit/search/search-values.ts'

export const invoiceStatuses = ['pending', 'settled', 'canceled'] as const

export function invoiceSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    year: integer(search.year, 1990, 2100),
    status: oneOf(search.status, invoiceStatuses),
    report: oneOf(search.report, ['failed']),
  })
}

export type InvoiceSearch = ReturnType<typeof invoiceSearch>
