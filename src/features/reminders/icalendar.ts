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

const encoder = new TextEncoder()

/** Escapes a property's text (RFC 5545 §3.3.11) and drops other control characters. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds at 75 octets, never within a character (RFC 5545 §3.1). */
export function foldedLine(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      pieces.push(piece)
      // A continuation line begins with a space, which counts.
      ;[piece, octets] = [' ', 1]
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

const basicDate = (date: string) => date.replaceAll('-', '')
const nextDay = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
const basicInstant = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** All-day events with an alarm a day before (RFC 5545). */
export function calendarFile({ productId, name, now, events }: Calendar): string {
  const lines = [
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
  ]
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('')
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
