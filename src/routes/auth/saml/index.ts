import { createFileRoute } from '@tanstack/react-router'
import { beginSaml } from '../../../auth/saml/saml.server.ts'

/** Sends the browser to the institution's SAML provider. */
export const Route = createFileRoute('/auth/saml/')({
  server: { handlers: { GET: ({ request, context }) => beginSaml(context.scope, request) } },
})
