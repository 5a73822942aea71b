import { createFileRoute } from '@tanstack/react-router'
import { signOut } from '../../auth/sign-out/sign-out.server.ts'

/** Ends the session here and at the identity provider. By POST only: a link or an image must not sign anybody out. */
export const Route = createFileRoute('/auth/signout')({
  server: { handlers: { POST: ({ request, context }) => signOut(context.scope, request) } },
})
