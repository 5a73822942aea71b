import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { getReceivedPayment, listReceivedPayments } from './received.functions.ts'
import { type ReceivedColumn, receivedList, type ReceivedSearch } from './received-search.ts'

type ListInput = NonNullable<Parameters<typeof listReceivedPayments>[0]>['data']

/** What the list service is asked for an address. */
export function listInput({ page = 1, perPage = appConfig.defaultPageSize, sort, late, ...filter }: ReceivedSearch): ListInput {
  return {
    page,
    perPage: perPage as (typeof appConfig.pageSizes)[number],
    sort: (sort ?? receivedList.defaultSort) as ReceivedColumn,
    filter: { ...filter, ...(late && { late: true }) },
  }
}

/** Everything about the payments of a context hangs under one key. */
export const receivedQueries = {
  all: ['received-payments'] as const,
  list: (search: ReceivedSearch) =>
    queryOptions({
      queryKey: [...receivedQueries.all, 'list', search],
      queryFn: () => listReceivedPayments({ data: listInput(search) }),
      placeholderData: keepPreviousData,
    }),
  detail: (paymentId: string) =>
    queryOptions({
      queryKey: [...receivedQueries.all, 'detail', paymentId],
      queryFn: () => getReceivedPayment({ data: { paymentId } }),
      staleTime: 0,
    }),
}
