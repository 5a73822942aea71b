import { createFileRoute } from '@tanstack/react-router'
import { leaveImpersonation } from '../../../auth/impersonation/impersonation.server.ts'

/** Ends an impersonation. By POST only, like signing out. */
export const Route = createFileRoute('/auth/impersonation/leave')({
  server: { handlers: { POST: ({ request, context }) => leaveImpersonation(context.scope, request) } },
})
