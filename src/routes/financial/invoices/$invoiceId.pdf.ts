import { createFileRoute } from '@tanstack/react-router'
import { invoicePdf } from '../../../features/invoices/invoice-pdf.server.ts'

/** An invoice as PDF. */
export const Route = createFileRoute('/financial/invoices/$invoiceId/pdf')({
  server: { handlers: { GET: ({ context, params }) => invoicePdf(context.scope, params.invoiceId) } },
})
