import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'

/** Reasons why an action failed. */
const actProblems = ['CONTENT_CHANGED', 'NOT_ALLOWED', 'UPLOAD_INCOMPLETE', 'DAY_NOT_ALLOWED', 'no-outcome', 'no-text', 'failed'] as const
export type ActProblem = (typeof actProblems)[number]

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** @throws the router's `notFound` for malformed ids */
export const requestParams = {
  parse: ({ requestId }: { requestId: string }) => {
    if (!isUuid.test(requestId)) throw notFound()
    return { requestId }
  },
  stringify: ({ requestId }: { requestId: string }) => ({ requestId }),
}

export const fileAddress = (requestId: string, key: string) => `${appConfig.basePath}/requests/${requestId}/files/${key}`

export function getProblem(code: string): ActProblem {
  return (actProblems as readonly string[]).includes(code) ? (code as ActProblem) : 'failed'
}
