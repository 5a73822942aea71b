import { createFileRoute } from '@tanstack/react-router'
import { resetByForm } from '../../features/second-factor-resets/reset-second-factor.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/second-factor-resets/reset')({
  server: { handlers: { POST: ({ request, context }) => resetByForm(context.scope, request) } },
})
