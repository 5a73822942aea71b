import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { notificationPageQuery } from '../../shell/notifications/notifications.queries.ts'
import { notificationSearch } from '../../shell/notifications/notification-search.ts'
import { NotificationsPage } from '../../shell/notifications/notifications-page.tsx'

export const Route = createFileRoute('/_portal/notifications')({
  staticData: { words: ['panels'] },
  validateSearch: notificationSearch,
  loaderDeps: ({ search }) => notificationSearch(search),
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(notificationPageQuery(deps)),
  head: ({ match }) => pageTitle(match, msg`Notificações`),
  component: function NotificationsRoute() {
    return <NotificationsPage search={Route.useLoaderDeps()} />
  },
})
