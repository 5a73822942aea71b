import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { NotificationEvent } from '#api/notifications.ts'
import { type InboxData, nextPage, withArrived, withMarks } from './inbox-data.ts'
import { listNotifications } from './notifications.functions.ts'
import { unreadQuery } from './notifications.queries.ts'

/** The list, page by page. Loaded with the panel only. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam }) => listNotifications({ data: pageParam }),
  initialPageParam: { page: 1, after: null },
  getNextPageParam: (_last: unknown, pages: InboxData['pages']) => nextPage(pages),
  staleTime: 30_000,
})

/** Names what marks notifications, while it is under way. */
export const markingKey = ['notifications', 'marking']

/** Sets how many are unread. */
export function setUnread(queryClient: QueryClient, totalUnread: number): void {
  queryClient.setQueryData(unreadQuery.queryKey, (now) => ({ newestId: null, ...now, totalUnread }))
}

/** Changes how many are unread by so many, before the server says. */
export function addUnread(queryClient: QueryClient, difference: number): void {
  const now = queryClient.getQueryData(unreadQuery.queryKey)
  if (now) setUnread(queryClient, Math.max(0, now.totalUnread + difference))
}

/** Shows some of the loaded ones, or all for null, as read or unread. */
export function showMarks(queryClient: QueryClient, recipientIds: readonly string[] | null, isRead: boolean): void {
  changeInbox(queryClient, (data) => withMarks(data, recipientIds, isRead))
}

/** Brings what is shown up to what the server tells. */
export function applyEvent(queryClient: QueryClient, event: NotificationEvent): void {
  const { totalUnread } = event
  if (event.type === 'current') {
    // What is being marked answers with the newest count itself; this one may be older.
    if (queryClient.isMutating({ mutationKey: markingKey }) > 0) return
    const known = queryClient.getQueryData(unreadQuery.queryKey)
    // Something was missed, or a page of this browser is older than another.
    if (known && (known.totalUnread !== totalUnread || known.newestId !== event.newestId))
      void queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey })
    queryClient.setQueryData(unreadQuery.queryKey, { totalUnread, newestId: event.newestId })
  } else if (event.type === 'arrived') {
    const { notification } = event
    changeInbox(queryClient, (data) => withArrived(data, notification))
    queryClient.setQueryData(unreadQuery.queryKey, { totalUnread, newestId: notification.recipientId })
  } else {
    showMarks(queryClient, event.recipientId === null ? null : [event.recipientId], event.isRead)
    setUnread(queryClient, totalUnread)
    // One came while all were marked, and is not marked.
    if (event.recipientId === null && event.isRead && totalUnread > 0) void queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey })
  }
}

function changeInbox(queryClient: QueryClient, change: (data: InboxData) => InboxData): void {
  queryClient.setQueryData(inboxQuery.queryKey, (data) => data && change(data))
}
