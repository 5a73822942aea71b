import { createFileRoute } from '@tanstack/react-router'
import { downloadCard } from '../features/student-cards/card-pdf.server.ts'

export const Route = createFileRoute('/enrollment-student-cards/$cardId/pdf')({
  server: { handlers: { GET: ({ request, context, params }) => downloadCard(context.scope, params.cardId, request.url) } },
})
