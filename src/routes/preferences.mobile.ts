import { createFileRoute } from '@tanstack/react-router'
import { mobileByForm } from '../shared/mobile-proof/mobile-by-form.server.ts'

export const Route = createFileRoute('/preferences/mobile')({
  server: { handlers: { POST: ({ request, context }) => mobileByForm(context.scope, request) } },
})
