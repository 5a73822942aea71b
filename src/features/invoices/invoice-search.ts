import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

export const invoiceStatuses = ['pending', 'settled', 'canceled'] as const

export function invoiceSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    year: integer(search.year, 1990, 2100),
    status: wordOrUndefined(search.status, invoiceStatuses),
    report: wordOrUndefined(search.report, ['failed']),
  })
}

export type InvoiceSearch = ReturnType<typeof invoiceSearch>
