import type { Notification } from '#api/notifications/notifications.ts'
import { cached, getCivilDate, createFormats } from '../../i18n/formats.ts'

const styles: Record<string, { locale: string; day: 'numeric' | '2-digit' }> = {
  'pt-BR': { locale: 'pt-BR', day: 'numeric' },
  en: { locale: 'en-US', day: '2-digit' },
  es: { locale: 'es-AR', day: 'numeric' },
}

/**
 * `5/03/2026` and `14:05`; month first in English (docs/requirements/shell.md §9). @param instant ISO 8601 @param timeZone
 * institution's zone
 */
export function sentAtText(instant: string, language: string, timeZone: string): { day: string; time: string } {
  const { locale, day } = styles[language] ?? styles['pt-BR']!
  const sent = new Date(instant)
  return {
    day: cached(
      `sent|${locale}|${timeZone}`,
      () => new Intl.DateTimeFormat(locale, { day, month: '2-digit', year: 'numeric', timeZone }),
    ).format(sent),
    time: createFormats(language, '', timeZone).time(instant),
  }
}

export interface NotificationDay {
  /** Civil date in the institution's zone. */
  day: string
  /** Whole days before today; negative if a clock is wrong. */
  daysAgo: number
  notifications: Notification[]
}

/** Groups notifications by day, in their order, newest first. @param now milliseconds since 1970 */
export function notificationDays(notifications: readonly Notification[], timeZone: string, now: number): NotificationDay[] {
  const today = Date.parse(getCivilDate(new Date(now), timeZone))
  const days = new Map<string, NotificationDay>()
  for (const notification of notifications) {
    const day = getCivilDate(notification.sentAt, timeZone)
    const known = days.get(day) ?? { day, daysAgo: Math.round((today - Date.parse(day)) / 86_400_000), notifications: [] }
    known.notifications.push(notification)
    days.set(day, known)
  }
  return [...days.values()]
}
