import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import type { RequestSearch } from './request-search.ts'
import {
  getRequest,
  getRequestStatus,
  getOfferedType,
  listMessages,
  listRequests,
  listRequestStatuses,
  listOfferedTypes,
} from './requests.functions.ts'

/** One root key, so that a change invalidates all of it. */
export const requestQueries = {
  all: ['requests'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize, ...search }: RequestSearch) => {
    const filter = { name: search['filter[name]'], status: search['filter[status]'] }
    return queryOptions({
      queryKey: [...requestQueries.all, 'list', { page, perPage, filter }],
      queryFn: () => listRequests({ data: { page, perPage, filter } }),
      placeholderData: keepPreviousData,
    })
  },
  statuses: () => queryOptions({ queryKey: [...requestQueries.all, 'statuses'], queryFn: () => listRequestStatuses() }),
  types: (enrollmentId?: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'types', enrollmentId ?? null],
      queryFn: () => listOfferedTypes({ data: { enrollmentId } }),
      placeholderData: keepPreviousData,
    }),
  type: (typeId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'type', typeId, enrollmentId],
      queryFn: () => getOfferedType({ data: { typeId, enrollmentId } }),
      staleTime: 0,
    }),
  detail: (requestId: string) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'detail', requestId],
      queryFn: () => getRequest({ data: { requestId } }),
    }),
  status: (requestId: string) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'status', requestId],
      queryFn: () => getRequestStatus({ data: { requestId } }),
    }),
  earlierMessages: (requestId: string, before: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'messages', requestId, before],
      queryFn: () => listMessages({ data: { requestId, before } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
