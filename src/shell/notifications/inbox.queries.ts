import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { NotificationEvent } from '#api/notifications.ts'
import { type InboxData, nextPage, withArrived, withReadState } from './inbox-data.ts'
import { listNotifications } from './notifications.functions.ts'
import { unreadQuery } from './notifications.queries.ts'

export const inboxQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam }) => listNotifications({ data: pageParam }),
  initialPageParam: { page: 1, after: null },
  getNextPageParam: (_last: unknown, pages: InboxData['pages']) => nextPage(pages),
  staleTime: 30_000,
})

export const markingKey = ['notifications', 'marking']

export function setUnread(queryClient: QueryClient, totalUnread: number): void {
  queryClient.setQueryData(unreadQuery.queryKey, (now) => ({ newestId: null, ...now, totalUnread }))
}

export function addUnread(queryClient: QueryClient, difference: number): void {
  const now = queryClient.getQueryData(unreadQuery.queryKey)
  if (now) setUnread(queryClient, Math.max(0, now.totalUnread + difference))
}

/** @param recipientIds null for all */
export function setReadState(queryClient: QueryClient, recipientIds: readonly string[] | null, isRead: boolean): void {
  changeInbox(queryClient, (data) => withReadState(data, recipientIds, isRead))
}

export function applyEvent(queryClient: QueryClient, event: NotificationEvent): void {
  const { totalUnread } = event
  if (event.type === 'current') {
    // A running mutation returns a newer count itself.
    if (queryClient.isMutating({ mutationKey: markingKey }) > 0) return
    const known = queryClient.getQueryData(unreadQuery.queryKey)
    // An event was missed, or this page is older than another tab.
    if (known && (known.totalUnread !== totalUnread || known.newestId !== event.newestId))
      void queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey })
    queryClient.setQueryData(unreadQuery.queryKey, { totalUnread, newestId: event.newestId })
  } else if (event.type === 'arrived') {
    const { notification } = event
    changeInbox(queryClient, (data) => withArrived(data, notification))
    queryClient.setQueryData(unreadQuery.queryKey, { totalUnread, newestId: notification.recipientId })
  } else {
    setReadState(queryClient, event.recipientId === null ? null : [event.recipientId], event.isRead)
    setUnread(queryClient, totalUnread)
    // One arrived while all were being marked.
    if (event.recipientId === null && event.isRead && totalUnread > 0) void queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey })
  }
}

function changeInbox(queryClient: QueryClient, change: (data: InboxData) => InboxData): void {
  queryClient.setQueryData(inboxQuery.queryKey, (data) => data && change(data))
}
