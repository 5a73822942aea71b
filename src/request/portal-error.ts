import { type ErrorCode, type ErrorData, errorStatuses } from '#api/errors.ts'

/** Every code that may be shown: those of the services, and the portal's own. */
export const portalErrorCodes = [
  ...(Object.keys(errorStatuses) as ErrorCode[]),
  /** Input that does not parse. */
  'BAD_REQUEST',
  'UPSTREAM_UNAVAILABLE',
  'UNKNOWN',
] as const
export type PortalErrorCode = (typeof portalErrorCodes)[number]

type PortalErrorData = ErrorData[keyof ErrorData] | null

/**
 * An error that is safe to show: a code, translated by the page, and data.
 * Nothing of the upstream's own message crosses to the browser.
 */
export class PortalError extends Error {
  readonly code: PortalErrorCode
  readonly data: PortalErrorData

  constructor(code: PortalErrorCode, data: PortalErrorData = null) {
    super(code)
    this.name = 'PortalError'
    this.code = code
    this.data = data
  }
}

/** The code of any thrown value. */
export function portalErrorCode(error: unknown): PortalErrorCode {
  return error instanceof PortalError ? error.code : 'UNKNOWN'
}

/**
 * Messages by code for a form that makes a call of a contract. An error that the contract declares for the call and that
 * has no message here does not compile.
 *
 * @typeParam Elsewhere errors of the call that the form's general message or another part of the page covers
 */
export type ErrorMessages<Call extends { '~orpc': { errorMap: object } }, Elsewhere extends ErrorCode = never, Message = string> = Partial<
  Record<PortalErrorCode, Message>
> &
  Record<Exclude<keyof Call['~orpc']['errorMap'], 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | Elsewhere>, Message>
