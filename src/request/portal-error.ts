import { type ErrorCode, type ErrorData, errorStatuses } from '#api/errors.ts'

/** Every code that people can be told: those of the services, and the portal's own. */
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
 * A failure that people are told about: a code, translated where it is shown, and data that is safe to show.
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
