import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import { requestStatuses } from './request-statuses.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { allOptional, flag, integer, oneOf, text } from '../../shared/search/search-values.ts'
import {
  getRequest,
  getRequestStatus,
  getRequestType,
  listMessages,
  listRequests,
  listRequestStatuses,
  listRequestTypes,
} from './requests.functions.ts'

/** docs/requirements/academic-and-financial.md §2: filters stand in the address as `filter[name]`. */
export function requestSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    'filter[name]': text(search['filter[name]'], 100),
    'filter[status]': oneOf(search['filter[status]'], requestStatuses),
    done: oneOf(search.done, ['discarded', 'canceled']),
  })
}
export type RequestSearch = ReturnType<typeof requestSearch>

export const requestOutcomes = [
  'sent',
  'canceled',
  'not-canceled',
  'cannot-cancel',
  'written',
  'not-written',
  'rated',
  'not-rated',
  'handed-in',
  'not-handed-in',
  'too-late',
] as const
export type RequestOutcome = (typeof requestOutcomes)[number]

/** Of one request: what became of a form, the question before cancelling, and a file that did not open. */
export const onePageSearch = (search: Record<string, unknown>) =>
  allOptional({ done: oneOf(search.done, requestOutcomes), cancel: oneOf(search.cancel, ['ask']), file: oneOf(search.file, ['failed']) })
export type OnePageSearch = ReturnType<typeof onePageSearch>

export const newRequestSearch = (search: Record<string, unknown>) =>
  allOptional({ enrollment: integer(search.enrollment, 1, 2_147_483_647), search: text(search.search, 100) })
export type NewRequestSearch = ReturnType<typeof newRequestSearch>

/** What a form was answered, before scripts ran. */
export const typePageSearch = (search: Record<string, unknown>) =>
  allOptional({
    enrollment: integer(search.enrollment, 1, 2_147_483_647),
    problem: oneOf(search.problem, ['unread', 'NOT_ALLOWED', 'failed']),
  })
export type TypePageSearch = ReturnType<typeof typePageSearch>

export const draftProblems = [
  'CONTENT_CHANGED',
  'NOT_ALLOWED',
  'ANSWERS_INVALID',
  'UPLOAD_INCOMPLETE',
  'BAD_GATEWAY',
  'failed',
  'not-saved',
  'unread',
] as const
export type DraftProblem = (typeof draftProblems)[number]

/** Of sending a draft. */
export const draftProblemOf = (code: PortalErrorCode): Exclude<DraftProblem, 'unread'> =>
  draftProblems.find((problem): problem is Exclude<DraftProblem, 'unread'> => problem === code) ?? 'failed'

export const draftSearch = (search: Record<string, unknown>) =>
  allOptional({ step: text(search.step, 40), checked: flag(search.checked), problem: oneOf(search.problem, draftProblems) })
export type DraftSearch = ReturnType<typeof draftSearch>

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Parameters of an address that has to be a UUID. */
export const uuidParams = <Name extends string>(name: Name) => ({
  parse: (params: Record<Name, string>) => {
    if (!uuid.test(params[name])) throw notFound()
    return params
  },
})

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
  /** Those that wait for the student, for the home page. */
  waiting: () =>
    queryOptions({
      queryKey: [...requestQueries.all, 'waiting'],
      queryFn: () => listRequests({ data: { page: 1, perPage: 50, filter: { situation: 'waiting' } } }),
    }),
  types: (enrollmentId?: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'types', enrollmentId ?? null],
      queryFn: () => listRequestTypes({ data: { enrollmentId } }),
      placeholderData: keepPreviousData,
    }),
  type: (typeId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...requestQueries.all, 'type', typeId, enrollmentId],
      queryFn: () => getRequestType({ data: { typeId, enrollmentId } }),
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

/** Opens a file of a request. */
export const requestFileAddress = (requestId: string, key: string) => `${appConfig.basePath}/my-requests/${requestId}/files/${key}`

/** Opens a file of a draft. */
export const draftFileAddress = (draftId: string, key: string) => requestFileAddress(`drafts/${draftId}`, key)
