import { createFileRoute } from '@tanstack/react-router'
import { reportLostByForm } from '../features/student-cards/report-lost.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/enrollment-student-cards/report-lost')({
  server: { handlers: { POST: reportLostByForm } },
})
