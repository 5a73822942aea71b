import { createFileRoute } from '@tanstack/react-router'
import { showPaymentFile, takePaymentFile } from '../../../../features/payments/files/payment-files.server.ts'

/** What shows that a payment was made: handed in, and read. */
export const Route = createFileRoute('/financial/payments/files/$name')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => showPaymentFile(context.scope, params.name, request),
      POST: ({ request, params, context }) => takePaymentFile(context.scope, params.name, request),
    },
  },
})
