import { createServerFn } from '@tanstack/react-start'
import { makeAgreementInput } from '#api/financial/agreements.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Idempotent by key. */
export const makeAgreement = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(makeAgreementInput)
  .handler(async ({ context, data }) => {
    const { agreementId } = await context.upstream.financial.agreements.make(data)
    return { agreementId }
  })
