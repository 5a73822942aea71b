import { createFileRoute } from '@tanstack/react-router'
import { signInByForm } from '../../../auth/sign-in/password-sign-in.server.ts'

/** For browsers without scripts. */
export const Route = createFileRoute('/auth/signin_/start')({
  server: { handlers: { POST: signInByForm } },
})
