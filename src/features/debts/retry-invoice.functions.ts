import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

// Apart from the debts' own, which every first page of a student loads.
/** For staff who may. Idempotent. */
export const retryInvoice = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ debtId: entityId }))
  .handler(({ context, data }) => context.upstream.financial.invoices.retry(data))
