import { createFileRoute } from '@tanstack/react-router'
import { undoByForm } from '../../features/document-reviews/review-by-form.server.ts'

/** For browsers without scripts, and for a press before they have loaded. */
export const Route = createFileRoute('/document-reviews/undo')({
  server: { handlers: { POST: ({ request, context }) => undoByForm(context.scope, request) } },
})
