import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { settlementQuery } from '#api/financial/payments.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

const paymentInput = z.object({ paymentId: z.guid() })

/** Asks the bank whether the slip was paid. */
export const askBankForSlip = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput.extend(settlementQuery.shape))
  .handler(async ({ context, data: { academicRecord, ...body } }) => {
    const { status } = await context.upstream.financial.settlements.ask({ query: { academicRecord }, body })
    return { status }
  })
