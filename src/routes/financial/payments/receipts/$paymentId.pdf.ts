import { createFileRoute } from '@tanstack/react-router'
import { reportDownload } from '../../../../shared/downloads/report-download.server.ts'

export const Route = createFileRoute('/financial/payments/receipts/$paymentId/pdf')({
  server: {
    handlers: {
      GET: ({ context: { scope }, params: { paymentId } }) =>
        reportDownload(scope, { kind: 'payment-receipt', paymentId }, `/financial/payments/receipts/${encodeURIComponent(paymentId)}`),
    },
  },
})
