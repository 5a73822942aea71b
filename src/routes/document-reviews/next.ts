import { createFileRoute } from '@tanstack/react-router'
import { nextByForm } from '../../features/document-reviews/review-by-form.server.ts'

/** For browsers without scripts, and for a press before they have loaded. */
export const Route = createFileRoute('/document-reviews/next')({
  server: { handlers: { POST: ({ request, context }) => nextByForm(context.scope, request) } },
})
