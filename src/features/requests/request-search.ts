import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { allOptional, flag, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'
import { requestStatuses } from '#api/academic/request-names.ts'

/* Apart from the queries: every page's script holds the searches of all routes. */

/** docs/requirements/academic-and-financial.md §2: filters stand in the address as `filter[name]`. */
export function requestSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    'filter[name]': text(search['filter[name]'], 100),
    'filter[status]': wordOrUndefined(search['filter[status]'], requestStatuses),
    done: wordOrUndefined(search.done, ['discarded', 'canceled']),
  })
}
export type RequestSearch = ReturnType<typeof requestSearch>

/** Whether the search is for some of the requests. */
export const isNarrowed = (search: RequestSearch) => search['filter[name]'] !== undefined || search['filter[status]'] !== undefined

export const requestsList = { path: '/my-requests', read: requestSearch } as const

/** The search of addresses of the list of protocols. */
export const protocolSearch = (search: Record<string, unknown>) => allOptional({ 'filter[search]': text(search['filter[search]'], 100) })

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

/** The search parameters of a single request: the outcome of a form, the question before cancelling, and a file that did not open. */
export const onePageSearch = (search: Record<string, unknown>) =>
  allOptional({
    done: wordOrUndefined(search.done, requestOutcomes),
    cancel: wordOrUndefined(search.cancel, ['ask']),
    file: wordOrUndefined(search.file, ['failed']),
  })
export type OnePageSearch = ReturnType<typeof onePageSearch>

export const newRequestSearch = (search: Record<string, unknown>) =>
  allOptional({ enrollment: integer(search.enrollment, 1, 2_147_483_647), search: text(search.search, 100) })
export type NewRequestSearch = ReturnType<typeof newRequestSearch>

/** Parses the search, which contains the outcome of a form posted before scripts ran. */
export const typePageSearch = (search: Record<string, unknown>) =>
  allOptional({
    enrollment: integer(search.enrollment, 1, 2_147_483_647),
    problem: wordOrUndefined(search.problem, ['unread', 'NOT_ALLOWED', 'failed']),
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

/** Converts the error code of sending a draft into its problem. */
export const getDraftProblem = (code: PortalErrorCode): Exclude<DraftProblem, 'unread'> =>
  draftProblems.find((problem): problem is Exclude<DraftProblem, 'unread'> => problem === code) ?? 'failed'

export const draftSearch = (search: Record<string, unknown>) =>
  allOptional({ step: text(search.step, 40), checked: flag(search.checked), problem: wordOrUndefined(search.problem, draftProblems) })
export type DraftSearch = ReturnType<typeof draftSearch>

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Returns the parsing of a URL parameter that must be a UUID. */
export const uuidParams = <Name extends string>(name: Name) => ({
  parse: (params: Record<Name, string>) => {
    if (!uuid.test(params[name])) throw notFound()
    return params
  },
})
