import { createFileRoute } from '@tanstack/react-router'
import { showOfflineCard } from '../features/student-cards/offline-card.server.ts'

export const Route = createFileRoute('/enrollment-student-cards/offline')({
  server: { handlers: { GET: ({ context }) => showOfflineCard(context.scope) } },
})
