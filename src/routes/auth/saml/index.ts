import { createFileRoute } from '@tanstack/react-router'
import { beginSaml } from '../../../auth/saml/saml.server.ts'

export const Route = createFileRoute('/auth/saml/')({
  server: { handlers: { GET: ({ request, context }) => beginSaml(context.scope, request) } },
})
