import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { paymentFileInput } from '#api/financial/payment-files.ts'
import { sessionMiddleware } from '../../../request/session/session.middleware.ts'
import { notFoundIfMissing } from '../../../request/not-found.ts'

export const listPaymentFiles = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ paymentId: z.uuid() }))
  .handler(async ({ context, data }) => (await notFoundIfMissing(context.upstream.financial.files.list(data))).results)

export const removePaymentFile = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentFileInput)
  .handler(async ({ context, data }) => {
    await notFoundIfMissing(context.upstream.financial.files.remove(data))
  })
