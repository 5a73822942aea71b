import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { countUnreadNotifications, findNotifications } from './notifications.functions.ts'
import type { NotificationSearch } from './notification-search.ts'

/** The number of unread notifications, fetched once per page load, since live events keep it current. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: () => countUnreadNotifications(),
  staleTime: Number.POSITIVE_INFINITY,
})

export const notificationPagesKey = ['notifications', 'page']

export const notificationPageQuery = ({ page = 1, perPage = appConfig.defaultPageSize, state, q }: NotificationSearch) =>
  queryOptions({
    queryKey: [...notificationPagesKey, { page, perPage, state, q }],
    queryFn: () =>
      findNotifications({
        data: { page, perPage, isRead: state && state === 'read', search: q },
      }),
    placeholderData: keepPreviousData,
  })
