import { createFileRoute } from '@tanstack/react-router'
import { reportCsv } from '../../../features/financial-reports/report-files.server.ts'

export const Route = createFileRoute('/financial/reports/csv')({
  server: { handlers: { GET: ({ context, request }) => reportCsv(context.scope, request) } },
})
