import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import type { RequestSearch } from './request-search.ts'

/** One root key, so that a change invalidates all of it. */
export const requestQueries = {
  all: ['requests'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize, ...search }: RequestSearch) => {
    const filter = { name: search['filter[name]'], status: search['filter[status]'] }
    return queryOptions({
      queryKey: [...requestQueries.all, 'list', { page, perPage, filter }],
      queryFn: () => rpc.academic.requests.list.query({ page, perPage, filter }),
      placeholderData: keepPreviousData,
    })
  },
  statuses: () =>
    queryOptions({
      queryKey: [...requestQueries.all, 'statuses'],
      queryFn: () => rpc.academic.requests.statuses.query().then(({ results }) => results),
    }),
  types: (enrollmentId?: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'types', enrollmentId ?? null],
      queryFn: () => rpc.academic.requests.types.query({ enrollmentId }),
      placeholderData: keepPreviousData,
    }),
  type: (typeId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'type', typeId, enrollmentId],
      queryFn: () => rpc.academic.requests.validationRule.query({ typeId, enrollmentId }),
      staleTime: 0,
    }),
  detail: (requestId: string) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'detail', requestId],
      queryFn: () => rpc.academic.requests.get.query({ requestId }),
    }),
  status: (requestId: string) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'status', requestId],
      queryFn: () => rpc.academic.requests.status.query({ requestId }),
    }),
  earlierMessages: (requestId: string, before: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'messages', requestId, before],
      queryFn: () => rpc.academic.requests.messages.query({ requestId, before }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
