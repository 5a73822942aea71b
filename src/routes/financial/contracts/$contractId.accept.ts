import { createFileRoute } from '@tanstack/react-router'
import { acceptByForm } from '../../../features/contracts/contracts.server.ts'

/** Accepts a contract by a plain form and returns to its page. */
export const Route = createFileRoute('/financial/contracts/$contractId/accept')({
  server: { handlers: { POST: ({ request, context, params }) => acceptByForm(context.scope, request, params.contractId) } },
})
