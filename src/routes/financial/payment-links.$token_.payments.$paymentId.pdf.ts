import { createFileRoute } from '@tanstack/react-router'
import { linkSlipPdf } from '../../features/payments/links/payment-links.server.ts'

export const Route = createFileRoute('/financial/payment-links/$token_/payments/$paymentId/pdf')({
  server: { handlers: { GET: ({ context, params }) => linkSlipPdf(context.scope, params) } },
})
