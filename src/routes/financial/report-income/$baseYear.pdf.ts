import { createFileRoute } from '@tanstack/react-router'
import { incomeReportPdf } from '../../../features/income-report/income-report-pdf.server.ts'

/** What was paid in a year as PDF. */
export const Route = createFileRoute('/financial/report-income/$baseYear/pdf')({
  server: { handlers: { GET: ({ context, params }) => incomeReportPdf(context.scope, params.baseYear) } },
})
