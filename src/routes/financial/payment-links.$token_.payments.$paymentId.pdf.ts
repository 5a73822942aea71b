import { createFileRoute } from '@tanstack/react-router'
import { linkSlipPdf } from '../../features/payments/links/payment-links.server.ts'

/** A bank slip of a payment link as PDF, for people with and without an account. */
export const Route = createFileRoute('/financial/payment-links/$token_/payments/$paymentId/pdf')({
  server: { handlers: { GET: ({ context, params }) => linkSlipPdf(context.scope, params) } },
})
