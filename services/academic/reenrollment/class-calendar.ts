import { parseDateTime } from '@internationalized/date'
import { basicDate, basicInstant, escapedText, foldedFile } from '#api/academic/icalendar-lines.ts'
import type { AppLocale } from '#api/locales.ts'
import type { ClassGroup } from '#api/academic/reenrollment.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { firstWeekday, type Weekday } from '../../../class-selection/class-times.ts'
import { timeZoneLines } from './time-zone-lines.ts'
import { localized } from '../../platform/i18n/localized.ts'

export interface CalendarClass {
  group: ClassGroup
  subject: string
}

export interface ClassCalendar {
  /** The period, for example `2027/1`. */
  period: string
  institution: string
  tenantId: number
  classes: readonly CalendarClass[]
  /** Days without classes, `YYYY-MM-DD`. */
  closedDays: readonly string[]
  /** IANA zone of the institution. */
  timeZone: string
  locale: AppLocale
  now: Date
}

const words = localized({ classes: msg`Aulas`, group: msg`Turma`, teacher: msg`Docente` })

/** iCalendar (RFC 5545) with an event of every week for each meeting, in the institution's time, without closed days. */
export function classCalendar(calendar: ClassCalendar): string {
  const { period, institution, classes, timeZone, locale } = calendar
  const name = escapedText(`${words[locale].classes} ${period} · ${institution}`)
  const days = classes.flatMap(({ group }) => [group.startsOn, group.endsOn]).sort()
  return foldedFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapedText(`-//${institution}//Academic Services//${locale.slice(0, 2).toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...(days.length > 0 ? timeZoneLines(timeZone, days[0]!, days.at(-1)!) : []),
    ...classes.flatMap((one) => one.group.meetings.flatMap((meeting) => eventLines(calendar, one, meeting))),
    'END:VCALENDAR',
  ])
}

function eventLines(
  { tenantId, closedDays, timeZone, locale, now }: ClassCalendar,
  { group, subject }: CalendarClass,
  { weekday, from, to }: ClassGroup['meetings'][number],
): string[] {
  const first = firstWeekday(weekday as Weekday, group.startsOn)
  if (first > group.endsOn) return []
  const at = (day: string, time: string) => `${basicDate(day)}T${time.replace(':', '')}00`
  const without = closedDays.filter((day) => first <= day && day <= group.endsOn && firstWeekday(weekday as Weekday, day) === day)
  const { group: groupWord, teacher } = words[locale]
  const description = [`${groupWord} ${group.code}`, ...(group.teacher ? [`${teacher}: ${group.teacher}`] : [])].join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:class-${tenantId}-${group.groupId}-${weekday}${from.replace(':', '')}@academic-services`,
    `DTSTAMP:${basicInstant(now)}`,
    `DTSTART;TZID=${timeZone}:${at(first, from)}`,
    `DTEND;TZID=${timeZone}:${at(first, to)}`,
    `RRULE:FREQ=WEEKLY;UNTIL=${basicInstant(parseDateTime(`${group.endsOn}T23:59:59`).toDate(timeZone))}`,
    ...without.map((day) => `EXDATE;TZID=${timeZone}:${at(day, from)}`),
    `SUMMARY:${escapedText(subject)}`,
    `DESCRIPTION:${escapedText(description)}`,
    ...(group.room ? [`LOCATION:${escapedText(group.room)}`] : []),
    'END:VEVENT',
  ]
}
