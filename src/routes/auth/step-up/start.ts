import { createFileRoute } from '@tanstack/react-router'
import { proveAtProvider } from '../../../auth/step-up/prove.server.ts'

/** Leads to the institution's own sign-in, which asks again. */
export const Route = createFileRoute('/auth/step-up/start')({
  server: { handlers: { GET: ({ request, context }) => proveAtProvider(context.scope, request) } },
})
