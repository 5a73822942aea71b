import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#api/notifications/notifications.ts'
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

/** The notifications on the page: today's and yesterday's, then those of a week and all before, each with its day. */
export function NotificationsByPeriod({ notifications, readAt, ...acts }: NotificationListProps) {
  const { t } = useLingui()
  const days = useDays(notifications, readAt)
  const titles = [t`Hoje`, t`Ontem`, t`Últimos 7 dias`, t`Mais antigas`]
  return titles.map((periodTitle, period) => {
    const rows = days
      .filter(({ daysAgo }) => getPeriod(daysAgo) === period)
      .flatMap(({ title, notifications: ofDay }) => ofDay.map((one) => ({ ...one, day: period < 2 ? null : title })))
    if (rows.length === 0) return null
    return (
      <NoteDay key={period} title={periodTitle}>
        {rows.map(({ notification, time, day }) => (
          <NotificationItem key={notification.recipientId} notification={notification} time={day ? `${day}, ${time}` : time} {...acts} />
        ))}
      </NoteDay>
    )
  })
}

const getPeriod = (daysAgo: number) => (daysAgo <= 0 ? 0 : daysAgo === 1 ? 1 : daysAgo < 7 ? 2 : 3)

/** The notifications in the panel, which people skim: each is shown with its day. */
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
  return notificationDays(notifications, timeZone, readAt).map(({ daysAgo, notifications: ofDay }) => ({
    daysAgo,
    title: daysAgo === 0 ? t`Hoje` : daysAgo === 1 ? t`Ontem` : sentAtText(ofDay[0]!.sentAt, i18n.locale, timeZone).day,
    notifications: ofDay.map((notification) => ({ notification, time: sentAtText(notification.sentAt, i18n.locale, timeZone).time })),
  }))
}
