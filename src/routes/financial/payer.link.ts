import { createFileRoute } from '@tanstack/react-router'
import { askLinkByForm } from '../../features/payments/payers/payers.server.ts'

export const Route = createFileRoute('/financial/payer/link')({
  server: { handlers: { POST: askLinkByForm } },
})
