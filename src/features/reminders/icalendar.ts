import { basicDate, basicInstant, escapedText, foldedFile } from '#api/academic/icalendar-lines.ts'

export interface CalendarEvent {
  /** Stable across requests. */
  uid: string
  /** `YYYY-MM-DD`. */
  date: string
  summary: string
  description: string
  url: string
}

export interface Calendar {
  /** RFC 5545 PRODID, such as `-//Academic Services//Portal//PT`. */
  productId: string
  name: string
  now: Date
  events: readonly CalendarEvent[]
}

const nextDay = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** All-day events with an alarm a day before (RFC 5545). */
export function calendarFile({ productId, name, now, events }: Calendar): string {
  return foldedFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapedText(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ])
}

function eventLines({ uid, date, summary, description, url }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `DTSTAMP:${basicInstant(now)}`,
    `DTSTART;VALUE=DATE:${basicDate(date)}`,
    `DTEND;VALUE=DATE:${basicDate(nextDay(date))}`,
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escapedText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}
