import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddress } from '../../shared/list/list-address.ts'
import { civilDate, integer, oneOf, text } from '../../shared/search/search-values.ts'
import { getReceivedPayment, listReceivedPayments } from './received.functions.ts'

export const receivedAddress = listAddress({
  path: '/financial/received-payments',
  sortColumns: ['createdAt', 'paidAt', 'amount', 'studentName'],
  defaultSort: '-createdAt',
  filters: {
    search: (value) => text(value, 100),
    institution: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    method: (value) => oneOf(value, ['pix', 'bank_slip', 'credit_card']),
    status: (value) => oneOf(value, ['waiting_for_payment', 'pending', 'approved', 'denied', 'expired', 'canceled']),
    createdFrom: civilDate,
    createdTo: civilDate,
    paidFrom: civilDate,
    paidTo: civilDate,
    late: (value) => oneOf(value, ['only']),
  },
  toFilter: ({ institution, late, ...filter }) => ({ ...filter, institutionId: institution, ...(late && { late: true }) }),
})

type ReceivedSearch = ReturnType<typeof receivedAddress.read>

/** One root key, so that a change invalidates all of it. */
export const receivedQueries = {
  all: ['received-payments'] as const,
  list: (search: ReceivedSearch) =>
    queryOptions({
      queryKey: [...receivedQueries.all, 'list', search],
      queryFn: () => listReceivedPayments({ data: receivedAddress.input(search) }),
      placeholderData: keepPreviousData,
    }),
  detail: (paymentId: string) =>
    queryOptions({
      queryKey: [...receivedQueries.all, 'detail', paymentId],
      queryFn: () => getReceivedPayment({ data: { paymentId } }),
      staleTime: 0,
    }),
}
