import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { settlementQuery } from '#api/payments.ts'
import { receivedPaymentPageQuery } from '#api/received-payments.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const paymentInput = z.object({ paymentId: z.guid() })

/** For staff. Totals cover the whole filtered set, not the page. */
export const listReceivedPayments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(receivedPaymentPageQuery)
  .handler(({ context, data }) => context.upstream.financial.receivedPayments.list(data))

export const getReceivedPayment = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.receivedPayments.get(data)))

/** Asks the bank whether the slip was paid. */
export const askBankForSlip = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput.extend(settlementQuery.shape))
  .handler(async ({ context, data: { academicRecord, ...body } }) => {
    const { status } = await context.upstream.financial.settlements.ask({ query: { academicRecord }, body })
    return { status }
  })
