import { createFileRoute } from '@tanstack/react-router'
import { serveRemittance } from '../../../features/bank-files/bank-files.server.ts'

export const Route = createFileRoute('/financial/bank-files/remittances/$remittanceId')({
  server: { handlers: { GET: ({ request, params, context }) => serveRemittance(context.scope, request, params.remittanceId) } },
})
