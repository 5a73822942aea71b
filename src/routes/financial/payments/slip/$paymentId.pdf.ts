import { createFileRoute } from '@tanstack/react-router'
import { reportDownload } from '../../../../kit/downloads/report-download.server.ts'
import { toPage } from '../../../../request/session/tabs.server.ts'

/** Sends a slip; if there is none, such as after expiry or payment, redirects to its page, which explains why. */
export const Route = createFileRoute('/financial/payments/slip/$paymentId/pdf')({
  server: {
    handlers: {
      GET: async ({ context: { scope }, params: { paymentId } }) => {
        const page = `/financial/payments/slip/${encodeURIComponent(paymentId)}`
        const response = await reportDownload(scope, { kind: 'bankSlip', paymentId }, page)
        return response.status >= 400 ? toPage(scope, page) : response
      },
    },
  },
})
