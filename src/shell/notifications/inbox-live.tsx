import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Notification, NotificationEvent } from '#api/notifications/notifications.ts'
import { Toaster } from '#design/components/feedback/toaster.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { applyEvent } from './inbox.queries.ts'
import { subscribeToInbox } from './inbox-stream.ts'
import { notificationTarget, useOpenTarget } from './notification-target.ts'
import { addNotificationToast, removeNotificationToasts, toasts } from './toasts.ts'
import { useMarkNotifications } from './use-mark-notifications.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for pages on which somebody pays: no notification is shown over them. */
    paying?: true
  }
}

const hotkey = 'F8'

/** Updates the cache, and shows what arrives while somebody looks at the page (docs/how-a-screen-behaves.md). */
export default function InboxLive() {
  const { t } = useLingui()
  const { person, sessionMark, features } = useShell()
  const queryClient = useQueryClient()
  const { mark } = useMarkNotifications()
  const open = useOpenTarget()
  const isPaying = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.paying === true) })
  const showsToasts =
    !isPaying && person !== null && person.context !== null && !person.impersonated && features.includes('notification-toasts')

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
    if (event.type === 'arrived' && showsToasts && !document.hidden && event.displayMode === 'toast' && !event.notification.isRead)
      addToast(event.notification)
    // Another one arrived after all were marked: visible toasts expire by themselves.
    const isOvertaken = event.type === 'marked' && event.recipientId === null && event.totalUnread > 0
    if (event.type === 'marked' && event.isRead && !isOvertaken) removeNotificationToasts(event.recipientId)
  })

  useEffect(() => (sessionMark ? subscribeToInbox(sessionMark, handleEvent) : undefined), [sessionMark])

  // Removes earlier toasts, which would cover a payment that begins.
  useEffect(() => {
    if (isPaying) removeNotificationToasts(null)
  }, [isPaying])

  return <Toaster queue={toasts} hotkey={hotkey} label={t`Mensagens, tecla ${hotkey}`} closeLabel={t`Fechar mensagem`} />
}
