import { createFileRoute } from '@tanstack/react-router'
import { liveEvents } from '../../request/live-events.server.ts'

export const Route = createFileRoute('/notifications/live')({
  server: {
    handlers: {
      GET: async ({ context: { scope }, request }) => {
        // The page outlived its session: on 204 EventSource does not reconnect.
        if (!scope.session) return new Response(null, { status: 204 })
        return liveEvents(scope, (signal) => scope.upstream.notifications.watch(undefined, { signal }), request.signal)
      },
    },
  },
})
