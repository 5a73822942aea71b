import { queryOptions } from '@tanstack/react-query'
import { countUnreadNotifications } from './notifications.functions.ts'

/** Live events keep it current, so it is fetched once per page load. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: () => countUnreadNotifications(),
  staleTime: Number.POSITIVE_INFINITY,
})
