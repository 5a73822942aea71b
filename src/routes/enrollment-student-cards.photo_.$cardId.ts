import { createFileRoute } from '@tanstack/react-router'
import { showCardPhoto } from '../features/student-cards/card-photo.server.ts'

export const Route = createFileRoute('/enrollment-student-cards/photo_/$cardId')({
  server: { handlers: { GET: ({ request, context, params }) => showCardPhoto(context.scope, request, params.cardId) } },
})
