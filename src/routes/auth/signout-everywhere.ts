import { createFileRoute } from '@tanstack/react-router'
import { signOutEverywhere } from '../../auth/sign-out/sign-out.server.ts'

/** Ends every session of the person, on every device. By POST only, like signing out. */
export const Route = createFileRoute('/auth/signout-everywhere')({
  server: { handlers: { POST: ({ request, context }) => signOutEverywhere(context.scope, request) } },
})
