import { queryOptions } from '@tanstack/react-query'
import { countUnreadNotifications } from './notifications.functions.ts'

/** How many are unread; kept current by live events, so it is fetched once per page load. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: () => countUnreadNotifications(),
  staleTime: Number.POSITIVE_INFINITY,
})
