import { createFileRoute } from '@tanstack/react-router'
import { acceptByForm } from '../../../features/contracts/contracts.server.ts'

export const Route = createFileRoute('/financial/contracts/$contractId/accept')({
  server: { handlers: { POST: ({ request, context, params }) => acceptByForm(context.scope, request, params.contractId) } },
})
