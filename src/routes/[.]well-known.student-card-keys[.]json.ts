import { createFileRoute } from '@tanstack/react-router'
import { publishForVerifiers } from '../features/public-validation/published-keys.server.ts'

export const Route = createFileRoute('/.well-known/student-card-keys.json')({
  server: { handlers: { GET: ({ context }) => publishForVerifiers(context.scope, 'keys') } },
})
