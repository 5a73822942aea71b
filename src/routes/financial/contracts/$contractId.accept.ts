import { createFileRoute } from '@tanstack/react-router'
import { acceptByForm } from '../../../features/contracts/contracts.server.ts'

export const Route = createFileRoute('/financial/contracts/$contractId/accept')({
  server: { handlers: { POST: acceptByForm } },
})
