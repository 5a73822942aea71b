import { createFileRoute } from '@tanstack/react-router'
import { samlMetadata } from '../../../auth/saml/saml.server.ts'

export const Route = createFileRoute('/auth/saml/metadata')({
  server: { handlers: { GET: ({ context }) => samlMetadata(context.scope) } },
})
