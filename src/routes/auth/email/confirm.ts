import { createFileRoute } from '@tanstack/react-router'
import { proveEmail } from '../../../auth/recovery/email-proof.server.ts'

/** POST only: programs that open the links of e-mails must not confirm an address. */
export const Route = createFileRoute('/auth/email/confirm')({
  server: { handlers: { POST: proveEmail } },
})
