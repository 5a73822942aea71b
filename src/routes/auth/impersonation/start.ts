import { createFileRoute } from '@tanstack/react-router'
import { startImpersonationByForm } from '../../../auth/impersonation/impersonation.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/auth/impersonation/start')({
  server: { handlers: { POST: startImpersonationByForm } },
})
