import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { allOptional, integer, oneOf, text } from '../../shared/search/search-values.ts'
import { countUnreadNotifications, findNotifications } from './notifications.functions.ts'

/** Live events keep it current, so it is fetched once per page load. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: () => countUnreadNotifications(),
  staleTime: Number.POSITIVE_INFINITY,
})

export function notificationSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    state: oneOf(search.state, ['unread', 'read']),
    q: text(search.q, 100),
  })
}
export type NotificationSearch = ReturnType<typeof notificationSearch>

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
