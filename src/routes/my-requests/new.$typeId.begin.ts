import { createFileRoute } from '@tanstack/react-router'
import { beginByForm } from '../../features/requests/request-by-form.server.ts'

export const Route = createFileRoute('/my-requests/new/$typeId/begin')({
  server: { handlers: { POST: beginByForm } },
})
