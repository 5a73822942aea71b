import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

export const listDebtYears = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.debts.paymentYears()).years)
