import { useLingui } from '@lingui/react/macro'
import type { Meeting } from '#api/reenrollment.ts'

/** Monday, 5 January 2026. */
const monday = Date.UTC(2026, 0, 5, 12)

/** `seg. 19:00–20:40, qua. 19:00–20:40` */
export function useMeetingWords(): (meetings: readonly Meeting[]) => string {
  const { t, i18n } = useLingui()
  const days = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' })
  return (meetings) =>
    meetings.length === 0
      ? t`Sem horário fixo`
      : meetings.map(({ weekday, from, to }) => `${days.format(monday + (weekday - 1) * 86_400_000)} ${from}–${to}`).join(', ')
}
