import { queryOptions } from '@tanstack/react-query'
import { countUnreadNotifications } from './notifications.functions.ts'

/** How many are unread; kept current by what the server tells, so that it is asked for once per page load. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: () => countUnreadNotifications(),
  staleTime: Number.POSITIVE_INFINITY,
})
