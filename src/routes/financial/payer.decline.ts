import { createFileRoute } from '@tanstack/react-router'
import { declineByForm } from '../../features/payments/payers/payers.server.ts'

export const Route = createFileRoute('/financial/payer/decline')({
  server: { handlers: { POST: ({ request, context }) => declineByForm(context.scope, request) } },
})
