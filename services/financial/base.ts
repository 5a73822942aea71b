import { implement, ORPCError } from '@orpc/server'
import { financialContract } from '#api/financial.ts'
import type { ServiceContext } from '../platform/service.ts'
import { Refusal, type RefusalCode } from './access/refusal.ts'

const statuses: Record<RefusalCode, number> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  DEBT_NOT_PAYABLE: 409,
  METHOD_NOT_OFFERED: 409,
  PAYMENT_IN_PROGRESS: 409,
  DAY_NOT_ALLOWED: 422,
  DEBT_NOT_NEGOTIABLE: 409,
  PLAN_NOT_AVAILABLE: 409,
  TERMS_CHANGED: 409,
  AMOUNT_CHANGED: 409,
  ACQUIRER_UNAVAILABLE: 503,
  REPORT_FAILED: 500,
  CONTENT_CHANGED: 409,
  NOT_ACCEPTABLE: 409,
  TOO_MANY_ATTEMPTS: 429,
  FILE_TYPE: 422,
  FILE_TOO_LARGE: 422,
  TOO_MANY_FILES: 409,
}

/** The contract, ready to be implemented; refusals of the domain become its errors. */
export const base = implement(financialContract)
  .$context<ServiceContext>()
  .use(async ({ next }) => {
    try {
      return await next()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new ORPCError(error.code, { status: statuses[error.code], data: error.data, cause: error })
    }
  })
