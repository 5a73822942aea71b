import { createFileRoute } from '@tanstack/react-router'
import { leaveByForm } from '../../features/payments/payers/payers.server.ts'

export const Route = createFileRoute('/financial/payer/leave')({
  server: { handlers: { POST: leaveByForm } },
})
