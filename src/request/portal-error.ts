import { isNotFound } from '@tanstack/react-router'
import type { ErrorCode, ErrorData } from '#api/errors.ts'

export type PortalErrorCode = ErrorCode | 'BAD_REQUEST' | 'UPSTREAM_UNAVAILABLE' | 'UNKNOWN'

/** Returns an error code from an address or answer, checked by its form, since every page would load a list of all. Unknown ones read as UNKNOWN. */
export function readErrorCode(value: unknown): PortalErrorCode | undefined {
  return typeof value === 'string' && /^[A-Z]{2,}(_[A-Z]+)*$/.test(value) ? (value as PortalErrorCode) : undefined
}

type PortalErrorData = ErrorData[keyof ErrorData] | null

/** An error that is safe to show: a code, translated by the page, and data. Never the upstream's own message. */
export class PortalError extends Error {
  readonly code: PortalErrorCode
  readonly data: PortalErrorData
  /** The contract procedure that a browser called in vain, named as the browser sent it. */
  procedure?: string
  /** Whether the error comes from a service, which has logged the refusal. */
  isFromService = false

  constructor(code: PortalErrorCode, data: PortalErrorData = null) {
    super(code)
    this.name = 'PortalError'
    this.code = code
    this.data = data
  }
}

export function portalErrorCode(error: unknown): PortalErrorCode {
  if (isNotFound(error)) return 'NOT_FOUND'
  return error instanceof PortalError ? error.code : 'UNKNOWN'
}

/** Returns the present amount, if the error is that it changed. */
export const changedAmount = (error: unknown): number | null =>
  error instanceof PortalError && error.data && 'amount' in error.data ? error.data.amount : null

/** Messages by error code for a form; a declared error without a message does not compile. @typeParam Elsewhere handled elsewhere */
export type ErrorMessages<Call extends { '~orpc': { errorMap: object } }, Elsewhere extends ErrorCode = never, Message = string> = Partial<
  Record<PortalErrorCode, Message>
> &
  Record<Exclude<keyof Call['~orpc']['errorMap'], 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | Elsewhere>, Message>
