import { createFileRoute } from '@tanstack/react-router'
import { completeSaml } from '../../../auth/saml/saml.server.ts'

/** Where the SAML provider posts its response, from its own site. */
export const Route = createFileRoute('/auth/saml/callback')({
  server: { handlers: { POST: ({ request, context }) => completeSaml(context.scope, request) } },
})
