import { createFileRoute } from '@tanstack/react-router'
import { readReceiptNumber } from '../../../../features/payments/payment-params.ts'
import { reportDownload } from '../../../../kit/downloads/report-download.server.ts'

export const Route = createFileRoute('/financial/payments/receipts/$paymentId/pdf')({
  server: {
    handlers: {
      GET: ({ context: { scope }, params: { paymentId }, request }) => {
        const receiptNumber = readReceiptNumber(new URL(request.url).searchParams.get('number'))
        const page = `/financial/payments/receipts/${encodeURIComponent(paymentId)}${receiptNumber ? `?number=${receiptNumber}` : ''}`
        return reportDownload(scope, { kind: 'payment-receipt', paymentId, receiptNumber }, page)
      },
    },
  },
})
