import { createFileRoute } from '@tanstack/react-router'
import { liveEvents } from '../../../../request/live-events.server.ts'

export const Route = createFileRoute('/financial/payments/live/$paymentId')({
  server: {
    handlers: {
      GET: ({ context: { scope }, params: { paymentId }, request }) =>
        liveEvents(scope, (signal) => scope.upstream.financial.payments.watch({ paymentId }, { signal }), request.signal),
    },
  },
})
