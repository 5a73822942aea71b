import { createFileRoute } from '@tanstack/react-router'
import { reportPdf } from '../../../features/financial-reports/report-files.server.ts'

export const Route = createFileRoute('/financial/reports/pdf')({
  server: { handlers: { GET: ({ context, request }) => reportPdf(context.scope, request) } },
})
