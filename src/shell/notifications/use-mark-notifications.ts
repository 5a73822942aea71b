import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '#api/notifications.ts'
import { addUnread, markingKey, setUnread, setReadState, inboxQuery } from './inbox.queries.ts'
import { loadedNotifications } from './inbox-data.ts'
import { markAllNotificationsRead, markNotification } from './notifications.functions.ts'
import { unreadQuery } from './notifications.queries.ts'
import { removeNotificationToasts, toasts } from './toasts.ts'

type Marked = Pick<Notification, 'recipientId'> & { isRead: boolean }

/** Optimistic, rolled back with a message on error (docs/requirements/shell.md §4); keeps concurrent changes. */
export function useMarkNotifications() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const showFailure = (title: string) =>
    void toasts.add({ tone: 'danger', title, text: t`Tente de novo em alguns instantes.` }, 'notification-not-marked')

  /** A running refetch would overwrite the optimistic state; the initial load must finish. */
  const cancelRunningFetch = () => {
    if (queryClient.getQueryData(inboxQuery.queryKey)) void queryClient.cancelQueries({ queryKey: inboxQuery.queryKey })
  }

  const one = useMutation({
    mutationKey: markingKey,
    mutationFn: ({ recipientId, isRead }: Marked) => markNotification({ data: { recipientId, isRead } }),
    onMutate: ({ recipientId, isRead }) => {
      cancelRunningFetch()
      setReadState(queryClient, [recipientId], isRead)
      addUnread(queryClient, isRead ? -1 : 1)
      if (isRead) removeNotificationToasts(recipientId)
    },
    onSuccess: ({ totalUnread }) => setUnread(queryClient, totalUnread),
    onError: (_error, { recipientId, isRead }) => {
      setReadState(queryClient, [recipientId], !isRead)
      addUnread(queryClient, isRead ? 1 : -1)
      showFailure(isRead ? t`A notificação continua como não lida` : t`A notificação continua como lida`)
    },
  })

  const all = useMutation({
    mutationKey: markingKey,
    mutationFn: () => markAllNotificationsRead(),
    onMutate: () => {
      cancelRunningFetch()
      const data = queryClient.getQueryData(inboxQuery.queryKey)
      const before = {
        unread: data ? loadedNotifications(data).flatMap(({ recipientId, isRead }) => (isRead ? [] : [recipientId])) : [],
        totalUnread: queryClient.getQueryData(unreadQuery.queryKey)?.totalUnread ?? 0,
      }
      setReadState(queryClient, null, true)
      setUnread(queryClient, 0)
      removeNotificationToasts(null)
      return before
    },
    onSuccess: ({ totalUnread }) => {
      setUnread(queryClient, totalUnread)
      return queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey })
    },
    onError: (_error, _nothing, before) => {
      if (!before) return
      setReadState(queryClient, before.unread, false)
      addUnread(queryClient, before.totalUnread)
      showFailure(t`As notificações continuam como não lidas`)
    },
  })

  return {
    mark: (notification: Notification, isRead: boolean) => {
      if (notification.isRead !== isRead) one.mutate({ recipientId: notification.recipientId, isRead })
    },
    markAll: () => all.mutate(),
    isMarkingAll: all.isPending,
  }
}
