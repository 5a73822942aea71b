import { fromDate } from '@internationalized/date'
import { basicDate } from '#api/academic/icalendar-lines.ts'
import { addDays } from '../../../class-selection/class-times.ts'

const minute = 60_000

/** Minutes by which local time is ahead of UTC. Throws RangeError for an unknown zone. */
const utcOffset = (timeZone: string, instant: number): number => fromDate(new Date(instant), timeZone).offset / minute

/** Returns a VTIMEZONE (RFC 5545 §3.6.5) with the offset on the first day and every change up to the last day. */
export function timeZoneLines(timeZone: string, firstDay: string, lastDay: string): string[] {
  const start = Date.parse(`${addDays(firstDay, -1)}T00:00Z`)
  const end = Date.parse(`${addDays(lastDay, 2)}T00:00Z`)
  const first = utcOffset(timeZone, start)
  const changes: { at: number; from: number; to: number }[] = []
  for (let day = start; day < end; day += 24 * 60 * minute) {
    const [from, to] = [utcOffset(timeZone, day), utcOffset(timeZone, day + 24 * 60 * minute)]
    if (from !== to) changes.push({ at: changeWithin(timeZone, day), from, to })
  }
  const standard = Math.min(first, ...changes.map(({ to }) => to))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...changeLines(standard, { since: '19700101T000000', from: first, to: first }),
    ...changes.flatMap(({ at, from, to }) => {
      const [day, time] = new Date(at + from * minute).toISOString().split('T') as [string, string]
      return changeLines(standard, { since: `${basicDate(day)}T${time.slice(0, 8).replaceAll(':', '')}`, from, to })
    }),
    'END:VTIMEZONE',
  ]
}

/** Returns the first minute of the offset that is in force a day later. */
function changeWithin(timeZone: string, start: number): number {
  const before = utcOffset(timeZone, start)
  let [low, high] = [0, 24 * 60]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (utcOffset(timeZone, start + middle * minute) === before) low = middle
    else high = middle
  }
  return start + high * minute
}

function changeLines(standard: number, { since, from, to }: { since: string; from: number; to: number }): string[] {
  const kind = to === standard ? 'STANDARD' : 'DAYLIGHT'
  return [`BEGIN:${kind}`, `DTSTART:${since}`, `TZOFFSETFROM:${shownOffset(from)}`, `TZOFFSETTO:${shownOffset(to)}`, `END:${kind}`]
}

function shownOffset(minutes: number): string {
  const absolute = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(absolute / 60))}${two(absolute % 60)}`
}
