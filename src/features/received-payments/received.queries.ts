import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getReceivedPayment, listReceivedPayments } from './received.functions.ts'
import { receivedAddress, type ReceivedSearch } from './received-address.ts'

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
