import { createFileRoute } from '@tanstack/react-router'
import { decideByForm } from '../../features/document-reviews/review-by-form.server.ts'

/** For browsers without scripts, and for a press before they have loaded. */
export const Route = createFileRoute('/document-reviews/decide')({
  server: { handlers: { POST: ({ request, context }) => decideByForm(context.scope, request) } },
})
