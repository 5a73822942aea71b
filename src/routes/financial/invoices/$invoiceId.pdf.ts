import { createFileRoute } from '@tanstack/react-router'
import { getId, reportDownload } from '../../../kit/downloads/report-download.server.ts'

export const Route = createFileRoute('/financial/invoices/$invoiceId/pdf')({
  server: {
    handlers: {
      GET: ({ context, params }) =>
        reportDownload(context.scope, { kind: 'invoice', invoiceId: getId(params.invoiceId) }, '/financial/invoices'),
    },
  },
})
