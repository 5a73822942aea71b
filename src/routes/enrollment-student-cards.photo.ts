import { createFileRoute } from '@tanstack/react-router'
import { takeCardPhoto } from '../features/student-cards/card-photo.server.ts'

export const Route = createFileRoute('/enrollment-student-cards/photo')({
  server: { handlers: { POST: ({ request, context }) => takeCardPhoto(context.scope, request) } },
})
