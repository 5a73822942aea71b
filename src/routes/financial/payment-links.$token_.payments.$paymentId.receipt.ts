import { createFileRoute } from '@tanstack/react-router'
import { linkPdf } from '../../features/payments/links/payment-links.server.ts'

export const Route = createFileRoute('/financial/payment-links/$token_/payments/$paymentId/receipt')({
  server: { handlers: { GET: ({ context, params }) => linkPdf(context.scope, 'receipt', params) } },
})
