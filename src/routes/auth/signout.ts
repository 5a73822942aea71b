import { createFileRoute } from '@tanstack/react-router'
import { signOut } from '../../auth/sign-out/sign-out.server.ts'

/** POST only: a link or an image must not sign the user out. */
export const Route = createFileRoute('/auth/signout')({
  server: { handlers: { POST: signOut } },
})
