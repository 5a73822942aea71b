import { createFileRoute } from '@tanstack/react-router'
import { liveEvents } from '../../../../request/live-events.server.ts'

/** The changes of a payment as server-sent events, until it is settled or the page is closed. */
export const Route = createFileRoute('/financial/payments/live/$paymentId')({
  server: {
    handlers: {
      GET: ({ context: { scope }, params: { paymentId }, request }) =>
        liveEvents(scope, (signal) => scope.upstream.financial.payments.watch({ paymentId }, { signal }), request.signal),
    },
  },
})
