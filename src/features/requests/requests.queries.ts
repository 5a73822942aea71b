import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { getSituation } from '#api/academic/request-names.ts'
import type { ListedRequest } from '#api/academic/requests.ts'
import { rpc } from '../../rpc/rpc.ts'
import type { RequestSearch } from './request-search.ts'

/** A request as far as its row in the list shows it, so that the page carries no more. */
export type ListedRow = ReturnType<typeof getListedRow>

function getListedRow(request: ListedRequest) {
  const { requestId, protocol, name, course, status, statusSince, updatedAt, deadline, handInBy, awaitedItems, cost, debtId, unread } =
    request
  return {
    requestId,
    protocol,
    name,
    course,
    status,
    deadline,
    cost,
    debtId,
    unread,
    cardInReview: request.cardInReview,
    ...(awaitedItems && { awaitedItems, handInBy }),
    ...(getSituation(status) === 'concluded' && { concludedAt: statusSince ?? updatedAt }),
  }
}

/** One root key, so that a change invalidates all of it. */
export const requestQueries = {
  all: ['requests'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize, ...search }: RequestSearch) => {
    const filter = { name: search['filter[name]'], status: search['filter[status]'] }
    return queryOptions({
      queryKey: [...requestQueries.all, 'list', { page, perPage, filter }],
      queryFn: async () => {
        const { results, drafts, totalCount } = await rpc.academic.requests.list.query({ page, perPage, filter })
        return { results: results.map(getListedRow), drafts, totalCount }
      },
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
