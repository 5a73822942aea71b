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
  /** Of the headings of the days. */
  level: 2 | 3
  /** Null during impersonation. */
  onMark: ((notification: Notification, isRead: boolean) => void) | null
  onLeave: () => void
}

/** By day, of the panel and the page. */
export function NotificationList({ notifications, readAt, level, onMark, onLeave }: NotificationListProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useShell()
  return notificationDays(notifications, timeZone, readAt).map(({ day, daysAgo, notifications: ofDay }) => {
    const date = sentAtText(ofDay[0]!.sentAt, i18n.locale, timeZone).day
    return (
      <NoteDay key={day} level={level} title={daysAgo === 0 ? t`Hoje` : daysAgo === 1 ? t`Ontem` : date}>
        {ofDay.map((notification) => (
          <NotificationItem
            key={notification.recipientId}
            notification={notification}
            time={sentAtText(notification.sentAt, i18n.locale, timeZone).time}
            onMark={onMark}
            onLeave={onLeave}
          />
        ))}
      </NoteDay>
    )
  })
}
