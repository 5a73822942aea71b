import { createFileRoute } from '@tanstack/react-router'
import { leaveImpersonation } from '../../../auth/impersonation/impersonation.server.ts'

/** POST only, like sign-out. */
export const Route = createFileRoute('/auth/impersonation/leave')({
  server: { handlers: { POST: leaveImpersonation } },
})
