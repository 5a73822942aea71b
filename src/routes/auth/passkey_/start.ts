import { createFileRoute } from '@tanstack/react-router'
import { passkeyInstead } from '../../../auth/sign-in/sign-in.server.ts'

/** The address to which the identity provider's page leads users with a passkey. */
export const Route = createFileRoute('/auth/passkey_/start')({
  server: { handlers: { GET: ({ request, context }) => passkeyInstead(context.scope, request) } },
})
