import { createFileRoute } from '@tanstack/react-router'
import { liveEvents } from '../../request/live-events.server.ts'

/** Tells the portal's pages when the person's notifications arrive or are marked, as server-sent events. */
export const Route = createFileRoute('/notifications/live')({
  server: {
    handlers: {
      GET: async ({ context: { scope }, request }) => {
        // By 204 browsers know that they need not ask again: the page outlived its session.
        if (!scope.session) return new Response(null, { status: 204 })
        return liveEvents(scope, (signal) => scope.upstream.notifications.watch(undefined, { signal }), request.signal)
      },
    },
  },
})
