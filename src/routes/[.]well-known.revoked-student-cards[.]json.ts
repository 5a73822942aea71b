import { createFileRoute } from '@tanstack/react-router'
import { publishForVerifiers } from '../features/public-validation/published-keys.server.ts'

export const Route = createFileRoute('/.well-known/revoked-student-cards.json')({
  server: { handlers: { GET: ({ context }) => publishForVerifiers(context.scope, 'revoked') } },
})
