import { createFileRoute } from '@tanstack/react-router'
import { appConfig } from '#config'

/**
 * The newest unread notifications that want to be shown as toasts. Plain data, not a server function: every first page
 * after a sign-in asks for them, before anybody needs what calls server functions.
 */
export const Route = createFileRoute('/notifications/toasts')({
  server: {
    handlers: {
      GET: async ({ context: { scope } }) => {
        // The page outlived its session, which is no failure of it.
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
