/** Codes that the portal has words for. An upstream code that is not listed becomes UNKNOWN. */
export const portalErrorCodes = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_REQUEST',
  'UPSTREAM_UNAVAILABLE',
  'DEBT_NOT_PAYABLE',
  'METHOD_NOT_OFFERED',
  'PAYMENT_IN_PROGRESS',
  'DAY_NOT_ALLOWED',
  'DEBT_NOT_NEGOTIABLE',
  'PLAN_NOT_AVAILABLE',
  'TERMS_CHANGED',
  'AMOUNT_CHANGED',
  'ACQUIRER_UNAVAILABLE',
  'REPORT_FAILED',
  'CONTENT_CHANGED',
  'NOT_ACCEPTABLE',
  'WRONG_CREDENTIALS',
  'CAPTCHA_REFUSED',
  'WRONG_PASSWORD',
  'SAME_PASSWORD',
  'TOO_MANY_ATTEMPTS',
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'RESET_LINK_EXPIRED',
  'RESET_LINK_USED',
  'RESET_LINK_INVALID',
  'POOR_PASSWORD',
  'BAD_GATEWAY',
  'USER_ALREADY_EXISTS',
  'INVALID_INFORMATION',
  'INVALID_LANGUAGE',
  'INVALID_TIMEZONE',
  'INVALID_THEME',
  'EMAIL_TAKEN',
  'PHOTO_TYPE',
  'PHOTO_HEIC',
  'PHOTO_TOO_LARGE',
  'PHOTO_TOO_SMALL',
  'SAML_DENIED',
  'SAML_REFUSED',
  'SAML_PERSON_UNKNOWN',
  'UNKNOWN',
] as const
export type PortalErrorCode = (typeof portalErrorCodes)[number]

/**
 * A failure that people are told about: a code, translated where it is shown, and data that is safe to show.
 * Nothing of the upstream's own message crosses to the browser.
 */
export class PortalError extends Error {
  readonly code: PortalErrorCode
  readonly data: { amount: number } | null

  constructor(code: PortalErrorCode, data: { amount: number } | null = null) {
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
