import { createServerFn } from '@tanstack/react-start'
import { ofAccess } from '#api/financial/payer-access.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

export const getPayerRecord = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofAccess)
  .handler(async ({ context, data }) => (await context.upstream.financial.payerAccess.record(data)).events)
