import { createFileRoute } from '@tanstack/react-router'
import { paymentEvents } from '../../../../features/payments/payment-events.server.ts'

/** Tells the page of a payment when it changes, as server-sent events. */
export const Route = createFileRoute('/financial/payments/live/$paymentId')({
  server: { handlers: { GET: ({ context, params, request }) => paymentEvents(context.scope, params.paymentId, request.signal) } },
})
