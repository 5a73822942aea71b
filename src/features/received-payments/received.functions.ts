import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { receivedPaymentPageQuery } from '#api/received-payments.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const paymentInput = z.object({ paymentId: z.guid() })

/** A page of the payments of the context, for staff, with what was received for the whole filtered set. */
export const listReceivedPayments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(receivedPaymentPageQuery)
  .handler(({ context, data }) => context.upstream.financial.receivedPayments.list(data))

/** One payment of the context with its money and what happened to it, for staff. */
export const getReceivedPayment = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.receivedPayments.get(data)))

/** Looks for the money of a bank slip of the context at the bank. */
export const askBankForSlip = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const { status } = await context.upstream.financial.settlements.ask(data)
    return { status }
  })
