import { createFileRoute } from '@tanstack/react-router'
import { chargeByForm } from '../../../features/payments/charge-by-form.server.ts'

export const Route = createFileRoute('/financial/payments/charge')({
  server: { handlers: { POST: chargeByForm } },
})
