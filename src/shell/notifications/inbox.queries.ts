import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { NotificationEvent } from '#api/notifications/notifications.ts'
import { type InboxData, nextPage, withArrived, withReadState } from './inbox-data.ts'
import { listNotifications } from './notifications.functions.ts'
import { notificationPagesKey, unreadQuery } from './notifications.queries.ts'

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
  queryClient.setQueriesData<InboxData['pages'][number]>(
    { queryKey: notificationPagesKey },
    (page) => page && withReadState({ pages: [page] }, recipientIds, isRead).pages[0],
  )
}

export function applyEvent(queryClient: QueryClient, event: NotificationEvent): void {
  const { totalUnread } = event
  if (event.type === 'current') {
    // A running mutation returns a newer count itself.
    if (queryClient.isMutating({ mutationKey: markingKey }) > 0) return
    const known = queryClient.getQueryData(unreadQuery.queryKey)
    // An event was missed, or this page is older than another tab.
    if (known && (known.totalUnread !== totalUnread || known.newestId !== event.newestId)) void reloadLists(queryClient)
    queryClient.setQueryData(unreadQuery.queryKey, { totalUnread, newestId: event.newestId })
  } else if (event.type === 'arrived') {
    const { notification } = event
    changeInbox(queryClient, (data) => withArrived(data, notification))
    void queryClient.invalidateQueries({ queryKey: notificationPagesKey })
    queryClient.setQueryData(unreadQuery.queryKey, { totalUnread, newestId: notification.recipientId })
  } else {
    setReadState(queryClient, event.recipientId === null ? null : [event.recipientId], event.isRead)
    setUnread(queryClient, totalUnread)
    // One arrived while all were being marked.
    if (event.recipientId === null && event.isRead && totalUnread > 0) void reloadLists(queryClient)
  }
}

function changeInbox(queryClient: QueryClient, change: (data: InboxData) => InboxData): void {
  queryClient.setQueryData(inboxQuery.queryKey, (data) => data && change(data))
}

const listKeys = [inboxQuery.queryKey, notificationPagesKey]

/** Reloads the panel's list and the page's. */
export function reloadLists(queryClient: QueryClient) {
  return Promise.all(listKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Reloads pages read while a mark was being sent, which may lack it. @param time milliseconds since 1970 */
export function reloadRecentPages(queryClient: QueryClient, time: number) {
  return queryClient.invalidateQueries({
    queryKey: notificationPagesKey,
    predicate: ({ state }) => state.dataUpdatedAt > time || state.fetchStatus === 'fetching',
  })
}

/** A running refetch would overwrite the optimistic state; the initial load must finish. */
export function cancelRunningFetches(queryClient: QueryClient): void {
  for (const [queryKey, data] of listKeys.flatMap((key) => queryClient.getQueriesData({ queryKey: key })))
    if (data) void queryClient.cancelQueries({ queryKey, exact: true })
}
