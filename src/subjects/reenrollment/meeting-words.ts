import { useLingui } from '@lingui/react/macro'
import type { Meeting } from '#api/academic/reenrollment.ts'

/** A Monday, from which weekdays are counted. */
const monday = Date.UTC(2024, 0, 1)

/** When classes meet, in the reader's language: `seg. 19:00–20:40, qua. 19:00–20:40`. */
export function useMeetingWords() {
  const { t, i18n } = useLingui()
  const weekday = (day: number, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(i18n.locale, { weekday: length, timeZone: 'UTC' }).format(monday + (day - 1) * 86_400_000)
  // Kept on one line by non-breaking characters.
  const meeting = ({ weekday: day, from, to }: Meeting) => `${weekday(day, 'short')}\u00A0${from}\u2060–\u2060${to}`
  return {
    weekday,
    meeting,
    inOrder,
    /** When classes begin, in few letters: `seg, qua 19:00`. */
    starts: (meetings: readonly Meeting[]) => {
      const ordered = inOrder(meetings)
      const getDays = (time: string) =>
        ordered.flatMap(({ weekday: day, from }) => (from === time ? weekday(day, 'short').replace('.', '') : [])).join(', ')
      return [...new Set(ordered.map(({ from }) => from))].map((from) => `${getDays(from)}\u00A0${from}`).join(', ')
    },
    schedule: (meetings: readonly Meeting[]) =>
      meetings.length === 0
        ? t`Sem horário fixo`
        : new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(inOrder(meetings).map(meeting)),
  }
}

const inOrder = (meetings: readonly Meeting[]) =>
  meetings.toSorted((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from))
