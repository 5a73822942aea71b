import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import { allOptional, oneOf } from '../../shared/search/search-values.ts'

/** What is done on a request's page. */
export const officeActs = ['decide', 'write', 'assign', 'move', 'undo'] as const
export type OfficeAct = (typeof officeActs)[number]

/** Why an act did not happen. */
export const actProblems = [
  'CONTENT_CHANGED',
  'NOT_ALLOWED',
  'UPLOAD_INCOMPLETE',
  'DAY_NOT_ALLOWED',
  'no-outcome',
  'no-text',
  'failed',
] as const
export type ActProblem = (typeof actProblems)[number]

/** A form that was sent before scripts ran, and came to nothing. */
export interface PostedAct {
  act: OfficeAct
  problem: ActProblem
  /** What was written, by name of the field. */
  values: Record<string, string>
}

export const officeRequestSearch = (search: Record<string, unknown>) => allOptional({ done: oneOf(search.done, officeActs) })
export type OfficeRequestSearch = ReturnType<typeof officeRequestSearch>

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** @throws the router's `notFound` for malformed ids */
export const requestParams = {
  parse: ({ requestId }: { requestId: string }) => {
    if (!isUuid.test(requestId)) throw notFound()
    return { requestId }
  },
  stringify: ({ requestId }: { requestId: string }) => ({ requestId }),
}

/** Of a request's page, which answers its own forms until scripts load. */
export const actAddress = (requestId: string) => `${appConfig.basePath}/requests/${requestId}`

export const fileAddress = (requestId: string, key: string) => `${appConfig.basePath}/requests/${requestId}/files/${key}`

export function getProblem(code: string): ActProblem {
  return (actProblems as readonly string[]).includes(code) ? (code as ActProblem) : 'failed'
}
