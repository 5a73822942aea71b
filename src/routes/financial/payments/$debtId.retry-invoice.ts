import { createFileRoute } from '@tanstack/react-router'
import { retryInvoiceByForm } from '../../../features/debts/retry-invoice.server.ts'

export const Route = createFileRoute('/financial/payments/$debtId/retry-invoice')({
  server: { handlers: { POST: ({ request, context, params }) => retryInvoiceByForm(context.scope, request, params.debtId) } },
})
