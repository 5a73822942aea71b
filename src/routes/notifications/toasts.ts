import { createFileRoute } from '@tanstack/react-router'
import { appConfig } from '#config'

/** Plain data rather than a server function, whose client code the first page does not need yet. */
export const Route = createFileRoute('/notifications/toasts')({
  server: {
    handlers: {
      GET: async ({ context: { scope } }) => {
        // The page outlived its session, which is not an error.
        if (!scope.session) return new Response(null, { status: 204 })
        const { results } = await scope.upstream.notifications.list({
          deliveryMode: 'application',
          page: 1,
          perPage: appConfig.notifications.toastPageSize,
          isRead: false,
          displayMode: 'toast',
        })
        return Response.json(results)
      },
    },
  },
})
