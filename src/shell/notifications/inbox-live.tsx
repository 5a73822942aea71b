import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Notification, NotificationEvent } from '#api/notifications.ts'
import { Toaster } from '#design/components/feedback/toaster.tsx'
import { hasFeature } from '../../request/features.ts'
import { useShell } from '../../request/shell.queries.ts'
import { applyEvent } from './inbox.queries.ts'
import { subscribeToInbox, inboxAddress } from './inbox-stream.ts'
import { notificationTarget, useOpenTarget } from './notification-target.ts'
import { markToastsShown, areToastsDue, addNotificationToast, removeNotificationToasts, toasts } from './toasts.ts'
import { useMarkNotifications } from './use-mark-notifications.ts'

const hotkey = 'F8'

/** Updates the cache, and shows the newest unread as toasts after sign-in or role change (docs/requirements/shell.md §4). */
export default function InboxLive() {
  const { t } = useLingui()
  const { person, sessionMark, features, independentTabs } = useShell()
  const queryClient = useQueryClient()
  const { mark } = useMarkNotifications()
  const open = useOpenTarget()
  const showsToasts = person !== null && person.context !== null && !person.impersonated && hasFeature(features, 'notification-toasts')

  const addToast = useEffectEvent((notification: Notification) => {
    const target = notificationTarget(notification)
    const onPress = () => {
      mark(notification, true)
      if (target) open(target)
    }
    addNotificationToast(notification.recipientId, {
      tone: 'info',
      title: notification.title,
      text: notification.message,
      action: { label: target ? t`Abrir` : t`Marcar como lida`, onPress },
    })
  })

  const handleEvent = useEffectEvent((event: NotificationEvent) => {
    applyEvent(queryClient, event)
    if (event.type === 'arrived' && showsToasts && event.displayMode === 'toast' && !event.notification.isRead) addToast(event.notification)
    // Another one arrived after all were marked: visible toasts expire by themselves.
    const isOvertaken = event.type === 'marked' && event.recipientId === null && event.totalUnread > 0
    if (event.type === 'marked' && event.isRead && !isOvertaken) removeNotificationToasts(event.recipientId)
  })

  useEffect(() => (sessionMark ? subscribeToInbox(sessionMark, handleEvent) : undefined), [sessionMark])

  useEffect(() => {
    if (!sessionMark || !showsToasts) return
    void showNewestToasts(sessionMark, () => (independentTabs ? sessionStorage : localStorage), addToast)
  }, [sessionMark, showsToasts, independentTabs])

  return <Toaster queue={toasts} hotkey={hotkey} label={t`Mensagens, tecla ${hotkey}`} closeLabel={t`Fechar mensagem`} />
}

/** Best effort: on failure the bell still shows the count. */
async function showNewestToasts(mark: string, storageOf: () => Storage, show: (notification: Notification) => void): Promise<void> {
  try {
    const storage = storageOf()
    if (!areToastsDue(mark, storage)) return
    markToastsShown(mark, storage)
    const answer = await fetch(inboxAddress('toasts'))
    if (answer.status === 200) for (const notification of (await answer.json()) as Notification[]) show(notification)
  } catch {
    // The list still shows them.
  }
}
