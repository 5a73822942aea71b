import { createFileRoute } from '@tanstack/react-router'
import { completeSaml } from '../../../auth/saml/saml.server.ts'

/** Receives a cross-site POST. */
export const Route = createFileRoute('/auth/saml/callback')({
  server: { handlers: { POST: ({ request, context }) => completeSaml(context.scope, request) } },
})
