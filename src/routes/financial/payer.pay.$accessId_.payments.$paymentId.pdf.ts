import { createFileRoute } from '@tanstack/react-router'
import { payerPdf } from '../../features/payments/payers/payers.server.ts'

export const Route = createFileRoute('/financial/payer/pay/$accessId_/payments/$paymentId/pdf')({
  server: { handlers: { GET: ({ request, context, params }) => payerPdf(context.scope, request, 'slip', params) } },
})
