import { createFileRoute } from '@tanstack/react-router'
import { enterByForm } from '../../features/payments/payers/payers.server.ts'

export const Route = createFileRoute('/financial/payer/open')({
  server: { handlers: { POST: enterByForm } },
})
