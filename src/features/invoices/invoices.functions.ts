import { createServerFn } from '@tanstack/react-start'
import { invoiceQuery } from '#api/invoices.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

export const listInvoices = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(invoiceQuery)
  .handler(({ context, data }) => context.upstream.financial.invoices.list(data))
