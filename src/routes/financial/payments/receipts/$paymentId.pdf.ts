import { createFileRoute } from '@tanstack/react-router'
import { receiptPdf } from '../../../../features/payments/receipt-pdf.server.ts'

/** Proof of a payment as PDF. */
export const Route = createFileRoute('/financial/payments/receipts/$paymentId/pdf')({
  server: { handlers: { GET: ({ context, params }) => receiptPdf(context.scope, params.paymentId) } },
})
