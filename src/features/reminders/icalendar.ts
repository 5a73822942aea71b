/** An all-day event of a calendar file. */
export interface CalendarEvent {
  /** The same for the same thing, for ever. */
  uid: string
  /** Civil date, `YYYY-MM-DD`. */
  date: string
  summary: string
  description: string
  url: string
}

export interface Calendar {
  /** Who made the file, such as `-//Academic Services//Portal//PT`. */
  productId: string
  name: string
  /** When it was written. */
  now: Date
  events: readonly CalendarEvent[]
}

const encoder = new TextEncoder()

/** Text of a property (RFC 5545, section 3.3.11): what would end it or split it is escaped, other control characters are left out. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** A content line in pieces of at most 75 octets, never cut inside a character (RFC 5545, section 3.1). */
export function foldedLine(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      pieces.push(piece)
      // Its own first octet is the blank that marks it as the rest of the line before.
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

/** A calendar as a file that calendar programs subscribe to (RFC 5545): each event has an alarm a day before. */
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
