import { parseDateTime } from '@internationalized/date'
import { expect, test } from 'vitest'
import type { ClassGroup } from '#api/academic/reenrollment.ts'
import { type ClassCalendar, classCalendar } from './class-calendar.ts'
import { timeZoneLines } from './time-zone-lines.ts'

const group: ClassGroup = {
  groupId: 1001,
  subjectId: 7,
  code: 'ECV801-A',
  hash: '0A1B2C3D',
  shift: 'evening',
  teacher: 'Rita Prado',
  room: 'Bloco B, sala 12',
  meetings: [
    { weekday: 1, from: '19:00', to: '20:40' },
    { weekday: 3, from: '20:50', to: '22:30' },
  ],
  startsOn: '2027-02-02',
  endsOn: '2027-03-01',
  seats: 30,
  seatsLeft: 2,
  waiting: 0,
  isOpen: true,
}
const calendar: ClassCalendar = {
  period: '2027/1',
  institution: 'Campus Norte',
  tenantId: 1,
  classes: [{ group, subject: 'Concreto Armado II' }],
  closedDays: [],
  timeZone: 'America/Sao_Paulo',
  locale: 'pt-BR',
  now: new Date('2026-11-25T12:00:00Z'),
}
const getEvents = (given: Partial<ClassCalendar> = {}) =>
  classCalendar({ ...calendar, ...given })
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => event.split('END:VEVENT')[0]!.trim().split('\r\n'))

/** Days of an event, as a calendar program finds them. */
function getDays(event: readonly string[], timeZone: string): string[] {
  const start = /^DTSTART;TZID=.+:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00$/m.exec(event.join('\n'))!
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(event.join('\n'))!.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const end = Date.UTC(until[0], until[1] - 1, until[2], until[3], until[4], until[5])
  const without = event.flatMap((line) => /^EXDATE;TZID=.+:(\d{4})(\d\d)(\d\d)T/.exec(line)?.slice(1, 4).join('-') ?? [])
  const days: string[] = []
  for (let day = Date.parse(start.slice(1, 4).join('-')); ; day += 7 * 86_400_000) {
    const shown = new Date(day).toISOString().slice(0, 10)
    if (parseDateTime(`${shown}T${start[4]}:${start[5]}`).toDate(timeZone).getTime() > end) return days
    if (!without.includes(shown)) days.push(shown)
  }
}

test('Each meeting is an event of every week, from the first such day to the last', () => {
  const [monday, wednesday] = getEvents()
  expect(monday).toEqual([
    'UID:class-1-1001-11900@academic-services',
    'DTSTAMP:20261125T120000Z',
    'DTSTART;TZID=America/Sao_Paulo:20270208T190000',
    'DTEND;TZID=America/Sao_Paulo:20270208T204000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270302T025959Z',
    'SUMMARY:Concreto Armado II',
    'DESCRIPTION:Turma ECV801-A\\nDocente: Rita Prado',
    'LOCATION:Bloco B\\, sala 12',
  ])
  // The last day has its class; 2 February 2027 is a Tuesday.
  expect(getDays(monday!, calendar.timeZone)).toEqual(['2027-02-08', '2027-02-15', '2027-02-22', '2027-03-01'])
  expect(getDays(wednesday!, calendar.timeZone)).toEqual(['2027-02-03', '2027-02-10', '2027-02-17', '2027-02-24'])
})

test('Closed days have no class, and only those of the weekday are named', () => {
  const [monday, wednesday] = getEvents({ closedDays: ['2027-02-01', '2027-02-08', '2027-02-09', '2027-02-17', '2027-03-08'] })
  expect(getDays(monday!, calendar.timeZone)).toEqual(['2027-02-15', '2027-02-22', '2027-03-01'])
  expect(getDays(wednesday!, calendar.timeZone)).toEqual(['2027-02-03', '2027-02-10', '2027-02-24'])
  expect([...monday!, ...wednesday!].filter((line) => line.startsWith('EXDATE'))).toEqual([
    'EXDATE;TZID=America/Sao_Paulo:20270208T190000',
    'EXDATE;TZID=America/Sao_Paulo:20270217T205000',
  ])
})

test('Classes without room, teacher or day in the term are left as they are', () => {
  const short = { ...group, teacher: null, room: null, startsOn: '2027-02-09', endsOn: '2027-02-13' }
  const events = getEvents({ classes: [{ group: short, subject: 'Libras' }] })
  expect(events).toHaveLength(1)
  expect(events[0]!.slice(-2)).toEqual(['SUMMARY:Libras', 'DESCRIPTION:Turma ECV801-A'])
})

test('A term over a change of the clock keeps its hours, to the last class', () => {
  const timeZone = 'America/Santiago'
  const long = { ...group, meetings: [{ weekday: 6, from: '23:00', to: '23:50' }], startsOn: '2027-03-01', endsOn: '2027-04-10' }
  const [saturday] = getEvents({ timeZone, classes: [{ group: long, subject: 'Libras' }] })
  expect(getDays(saturday!, timeZone)).toEqual(['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27', '2027-04-03', '2027-04-10'])
  // Clocks go back an hour at midnight of 4 April.
  expect(timeZoneLines(timeZone, '2027-03-01', '2027-04-10')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Santiago',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20270404T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0400',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})

test('Brazil has one offset, and the file says so', () => {
  expect(timeZoneLines('America/Sao_Paulo', '2027-02-01', '2027-06-30')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Sao_Paulo',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
  expect(timeZoneLines('UTC', '2027-02-01', '2027-02-02')).toContain('TZOFFSETTO:+0000')
})

test('Names end nothing and begin nothing, and are in the language that is asked for', () => {
  const file = classCalendar({ ...calendar, locale: 'en', classes: [{ group, subject: 'x\r\nEND:VCALENDAR\r\n; y'.repeat(9) }] })
  expect(file.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1)
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file).toContain('X-WR-CALNAME:Classes 2027/1 · Campus Norte\r\n')
  expect(file).toContain('DESCRIPTION:Class ECV801-A\\nTeacher: Rita Prado\r\n')
})
