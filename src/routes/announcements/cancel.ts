import { createFileRoute } from '@tanstack/react-router'
import { cancelByForm } from '../../features/announcements/cancel-by-form.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/announcements/cancel')({
  server: { handlers: { POST: ({ request, context }) => cancelByForm(context.scope, request) } },
})
