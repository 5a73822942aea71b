import { createFileRoute } from '@tanstack/react-router'
import { askByForm } from '../../features/update-data/staff/ask-by-form.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/personal-data/request/save')({
  server: { handlers: { POST: ({ request, context }) => askByForm(context.scope, request) } },
})
