import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#api/notifications.ts'
import { NoteDay } from '#design/components/data/note-list.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { notificationDays, sentAtText } from './notification-days.ts'
import { NotificationItem } from './notification-item.tsx'

interface NotificationListProps {
  notifications: readonly Notification[]
  /** Milliseconds since 1970, when they were read: the same on the server and in the browser. */
  readAt: number
  /** Null during impersonation. */
  onMark: ((notification: Notification, isRead: boolean) => void) | null
  onLeave: () => void
}

/** Of the page: by day. */
export function NotificationsByDay({ notifications, readAt, ...acts }: NotificationListProps) {
  return useDays(notifications, readAt).map(({ day, title, notifications: ofDay }) => (
    <NoteDay key={day} title={title}>
      {ofDay.map(({ notification, time }) => (
        <NotificationItem key={notification.recipientId} notification={notification} time={time} {...acts} />
      ))}
    </NoteDay>
  ))
}

/** Of the panel, which is looked through: each with its day. */
export function NotificationRows({ notifications, readAt, ...acts }: NotificationListProps) {
  return useDays(notifications, readAt).flatMap(({ title, notifications: ofDay }) =>
    ofDay.map(({ notification, time }) => (
      <NotificationItem key={notification.recipientId} notification={notification} time={`${title}, ${time}`} compact {...acts} />
    )),
  )
}

function useDays(notifications: readonly Notification[], readAt: number) {
  const { t, i18n } = useLingui()
  const { timeZone } = useShell()
  return notificationDays(notifications, timeZone, readAt).map(({ day, daysAgo, notifications: ofDay }) => ({
    day,
    title: daysAgo === 0 ? t`Hoje` : daysAgo === 1 ? t`Ontem` : sentAtText(ofDay[0]!.sentAt, i18n.locale, timeZone).day,
    notifications: ofDay.map((notification) => ({ notification, time: sentAtText(notification.sentAt, i18n.locale, timeZone).time })),
  }))
}
