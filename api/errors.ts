import type { TemplateFault } from './financial/template-faults.ts'

/** Single source of error codes and HTTP statuses for contracts, services and the portal. Imports only types, because browsers load it. */
export const errorStatuses = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  /** The person has to prove their identity again before a sensitive action. */
  STEP_UP_REQUIRED: 403,
  TOO_MANY_ATTEMPTS: 429,
  CAPTCHA_REFUSED: 422,

  WRONG_CREDENTIALS: 422,
  SAML_DENIED: 422,
  SAML_REFUSED: 422,
  /** A valid SAML response for a user unknown to the tenant. */
  SAML_PERSON_UNKNOWN: 422,

  WRONG_PASSWORD: 422,
  /** The password was right; a code of the authenticator app is asked for. */
  CODE_NEEDED: 422,
  WRONG_CODE: 422,
  PASSKEY_REFUSED: 422,
  /** A passkey that was removed from the account, or never was in it. */
  PASSKEY_UNKNOWN: 422,
  TOO_MANY_PASSKEYS: 409,
  SAME_PASSWORD: 422,
  POOR_PASSWORD: 422,
  RESET_LINK_EXPIRED: 422,
  RESET_LINK_USED: 422,
  RESET_LINK_INVALID: 422,
  EMAIL_LINK_EXPIRED: 422,
  EMAIL_LINK_USED: 422,
  EMAIL_LINK_INVALID: 422,
  MOBILE_CODE_EXPIRED: 422,
  /** The password was set, but its confirmation mail failed. */
  BAD_GATEWAY: 502,
  USER_ALREADY_EXISTS: 409,
  LOGIN_SERVICE_ERROR: 503,

  INVALID_INFORMATION: 422,
  INVALID_LANGUAGE: 422,
  INVALID_TIMEZONE: 422,
  INVALID_THEME: 422,
  EMAIL_TAKEN: 422,
  PHOTO_TYPE: 422,
  PHOTO_HEIC: 422,
  PHOTO_TOO_LARGE: 422,
  PHOTO_TOO_SMALL: 422,

  DEBT_NOT_PAYABLE: 409,
  /** An installment of an agreement, while an earlier one is unpaid. */
  EARLIER_INSTALLMENT_OPEN: 409,
  METHOD_NOT_OFFERED: 409,
  /** A fine or interest is above what the law usually allows: a person has to accept the rates. */
  RATES_NOT_ACCEPTED: 409,
  PAYMENT_IN_PROGRESS: 409,
  DAY_NOT_ALLOWED: 422,
  /** An idempotency key that was used for another request. */
  KEY_REUSED: 422,
  /** `data.amount` is the current amount. */
  AMOUNT_CHANGED: 409,
  ACQUIRER_UNAVAILABLE: 503,
  /** No credit is left, or the debt cannot take any. */
  CREDIT_TOO_SMALL: 409,
  DEBT_NOT_NEGOTIABLE: 409,
  PLAN_NOT_AVAILABLE: 409,
  TERMS_CHANGED: 409,
  CONTENT_CHANGED: 409,
  NOT_ACCEPTABLE: 409,
  /** The form does not accept the answers. */
  ANSWERS_INVALID: 422,
  /** The last day for it is over. */
  DEADLINE_OVER: 409,
  /** Too late to cancel. */
  ALREADY_SENT: 409,
  /** The action is not allowed in the record's current state. */
  NOT_ALLOWED: 409,
  /** Before reenrollment opens, or after it has closed. */
  PERIOD_CLOSED: 409,
  /** It is not yet the student's turn in the queue. */
  NOT_ADMITTED: 409,
  /** A pendency blocks the student's reenrollment. */
  PENDENCIES_OPEN: 409,
  /** The name is already in use. */
  NAME_TAKEN: 409,
  BANK_EXISTS: 409,
  /** The email address already has access to the student's debts. */
  PAYER_INVITED: 409,
  /** The item to delete, or to change in a way that affects others, is still in use. */
  IN_USE: 409,
  /** The check digit does not match the account by its bank's rule. */
  ACCOUNT_DIGIT: 422,
  AGREEMENT_TAKEN: 409,
  /** Slips were already made with this number. */
  NUMBER_USED: 409,
  REPORT_FAILED: 500,
  TOO_MANY_SCHEDULES: 409,
  /** `data.faults` says what is wrong with the template, and where. */
  TEMPLATE_INVALID: 422,
  FILE_TYPE: 422,
  FILE_HEIC: 422,
  /** A document with scripts, programs or files within. */
  FILE_ACTIVE: 422,
  /** A document that opens with a password. */
  FILE_LOCKED: 422,
  /** An image of more pixels than a browser can show. */
  FILE_PIXELS: 422,
  FILE_TOO_LARGE: 422,
  LOGO_TOO_SMALL: 422,
  TOO_MANY_FILES: 409,
  UPLOAD_INCOMPLETE: 409,
  /** What was sent is kept; the file store cannot be reached or is full. */
  STORAGE_UNAVAILABLE: 503,

  INVALID_ZIP_CODE: 422,
  INVALID_ADDRESS_NUMBER: 422,
  TOO_MANY_ADDRESSES: 409,
} as const

export type ErrorCode = keyof typeof errorStatuses

export interface ErrorData {
  AMOUNT_CHANGED: { amount: number }
  TEMPLATE_INVALID: { faults: TemplateFault[] }
}
