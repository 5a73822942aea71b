import { createFileRoute } from '@tanstack/react-router'
import { markByForm } from '../../shell/notifications/mark-by-form.server.ts'

export const Route = createFileRoute('/notifications/mark')({
  server: { handlers: { POST: markByForm } },
})
