import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { receivedAddress, type ReceivedSearch } from './received-address.ts'

/** One root key, so that a change invalidates all of it. */
export const receivedQueries = {
  all: ['received-payments'] as const,
  list: (search: ReceivedSearch) =>
    queryOptions({
      queryKey: [...receivedQueries.all, 'list', search],
      queryFn: () => rpc.financial.receivedPayments.list.query(receivedAddress.input(search)),
      placeholderData: keepPreviousData,
    }),
  detail: (paymentId: string) =>
    queryOptions({
      queryKey: [...receivedQueries.all, 'detail', paymentId],
      queryFn: () => rpc.financial.receivedPayments.get.query({ paymentId }),
      staleTime: 0,
    }),
}
