import { appConfig } from '#config'
import type { AddressedList } from '../../shared/list/list-address.ts'
import { allOptional, civilDate, integer, oneOf, text } from '../../shared/search/search-values.ts'

export const receivedMethods = ['pix', 'bank_slip', 'credit_card'] as const
export const receivedStatuses = ['waiting_for_payment', 'pending', 'approved', 'denied', 'expired', 'canceled'] as const
export const receivedColumns = ['createdAt', 'paidAt', 'amount', 'studentName'] as const
export type ReceivedColumn = (typeof receivedColumns)[number]

const orders = receivedColumns.flatMap((column) => [column, `-${column}` as const])
const largestPage = 10_000_000

/** The address of a list of payments. */
export function receivedSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, largestPage),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    sort: oneOf(search.sort, orders),
    search: text(search.search, 100),
    method: oneOf(search.method, receivedMethods),
    status: oneOf(search.status, receivedStatuses),
    createdFrom: civilDate(search.createdFrom),
    createdTo: civilDate(search.createdTo),
    paidFrom: civilDate(search.paidFrom),
    paidTo: civilDate(search.paidTo),
    late: oneOf(search.late, ['only']),
  })
}
export type ReceivedSearch = ReturnType<typeof receivedSearch>

/** The list of the payments of a context. */
export const receivedList: AddressedList<ReceivedSearch> = {
  path: '/financial/received-payments',
  read: receivedSearch,
  defaultSort: '-createdAt',
}
