import { createFileRoute } from '@tanstack/react-router'
import { slipPdf } from '../../../../features/payments/slip-pdf.server.ts'

/** A bank slip as PDF. */
export const Route = createFileRoute('/financial/payments/slip/$paymentId/pdf')({
  server: { handlers: { GET: ({ context, params }) => slipPdf(context.scope, params.paymentId) } },
})
