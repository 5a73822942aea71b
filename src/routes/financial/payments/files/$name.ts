import { createFileRoute } from '@tanstack/react-router'
import { servePaymentFile, receivePaymentFile } from '../../../../features/payments/files/payment-files.server.ts'

export const Route = createFileRoute('/financial/payments/files/$name')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => servePaymentFile(context.scope, params.name, request),
      POST: ({ request, params, context }) => receivePaymentFile(context.scope, params.name, request),
    },
  },
})
