import { createFileRoute } from '@tanstack/react-router'
import { receiveRefund } from '../../../features/credits/credits.server.ts'

export const Route = createFileRoute('/financial/credits/refund')({
  server: { handlers: { POST: ({ request, context }) => receiveRefund(context.scope, request) } },
})
