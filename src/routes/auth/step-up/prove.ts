import { createFileRoute } from '@tanstack/react-router'
import { proveByForm } from '../../../auth/step-up/prove.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/auth/step-up/prove')({
  server: { handlers: { POST: proveByForm } },
})
