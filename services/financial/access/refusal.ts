/** Why the financial service refuses a call, as the codes of its contract. */
export type RefusalCode =
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'DEBT_NOT_PAYABLE'
  | 'METHOD_NOT_OFFERED'
  | 'PAYMENT_IN_PROGRESS'
  | 'DAY_NOT_ALLOWED'
  | 'DEBT_NOT_NEGOTIABLE'
  | 'PLAN_NOT_AVAILABLE'
  | 'TERMS_CHANGED'
  | 'AMOUNT_CHANGED'
  | 'ACQUIRER_UNAVAILABLE'
  | 'REPORT_FAILED'
  | 'CONTENT_CHANGED'
  | 'NOT_ACCEPTABLE'
  | 'TOO_MANY_ATTEMPTS'
  | 'FILE_TYPE'
  | 'FILE_TOO_LARGE'
  | 'TOO_MANY_FILES'

/** A refusal that the caller is told of by its code, with the data that the contract declares for it. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: { amount: number } | undefined

  constructor(code: RefusalCode, options?: { data?: { amount: number }; cause?: unknown }) {
    super(code, { cause: options?.cause })
    this.code = code
    this.data = options?.data
  }
}
