import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '#api/notifications/notifications.ts'
import {
  addUnread,
  cancelRunningFetches,
  inboxQuery,
  markingKey,
  reloadLists,
  reloadRecentPages,
  setReadState,
  setUnread,
} from './inbox.queries.ts'
import { loadedNotifications } from './inbox-data.ts'
import { markAllNotificationsRead, markNotification } from './notifications.functions.ts'
import { unreadQuery } from './notifications.queries.ts'
import { removeNotificationToasts, toasts } from './toasts.ts'

type Marked = Pick<Notification, 'recipientId'> & { isRead: boolean }

/** Marks notifications optimistically, rolled back with a message on error (docs/requirements/shell.md §4); keeps concurrent changes. */
export function useMarkNotifications() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const showFailure = (title: string) =>
    void toasts.add({ tone: 'danger', title, text: t`Tente de novo em alguns instantes.` }, 'notification-not-marked')

  const one = useMutation({
    mutationKey: markingKey,
    mutationFn: ({ recipientId, isRead }: Marked) => markNotification({ data: { recipientId, isRead } }),
    onMutate: ({ recipientId, isRead }) => {
      cancelRunningFetches(queryClient)
      setReadState(queryClient, [recipientId], isRead)
      addUnread(queryClient, isRead ? -1 : 1)
      if (isRead) removeNotificationToasts(recipientId)
      return { shownAt: Date.now() }
    },
    onSuccess: ({ totalUnread }, _marked, { shownAt }) => {
      setUnread(queryClient, totalUnread)
      return reloadRecentPages(queryClient, shownAt)
    },
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
      cancelRunningFetches(queryClient)
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
      return reloadLists(queryClient)
    },
    onError: (_error, _nothing, before) => {
      if (!before) return
      setReadState(queryClient, before.unread, false)
      addUnread(queryClient, before.totalUnread)
      void reloadLists(queryClient)
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
