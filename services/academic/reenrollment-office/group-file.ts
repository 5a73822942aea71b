import type { Meeting, Shift } from '#api/academic/reenrollment.ts'
import { type groupSettings, type importProblem, type OfficeGroup } from '#api/academic/reenrollment-office.ts'
import type { z } from 'zod'
import { changedParts, type ClassPart } from './class-parts.ts'
import { delimitedRecords, type TextRecord } from './delimited-text.ts'

type ImportProblem = z.infer<typeof importProblem>
type Column = 'subject' | 'class' | 'shift' | 'teacher' | 'room' | 'schedule' | 'starts' | 'ends' | 'seats'

/** A class as given by a line of a file. */
export interface GroupLine extends Omit<z.infer<typeof groupSettings>, 'subjectId' | 'isOpen'> {
  line: number
  /** Code of the subject. */
  subject: string
}

/** Names of the columns without case and accents, in the languages of the portal. */
const columnNames: Record<Column, readonly string[]> = {
  subject: ['subject', 'disciplina', 'materia', 'asignatura'],
  class: ['class', 'turma', 'grupo'],
  shift: ['shift', 'turno'],
  teacher: ['teacher', 'professor', 'docente', 'profesor'],
  room: ['room', 'sala', 'aula'],
  schedule: ['schedule', 'horario'],
  starts: ['starts', 'inicio'],
  ends: ['ends', 'fim', 'termino', 'fin'],
  seats: ['seats', 'vagas', 'cupos'],
}

const shiftNames: Record<Shift, readonly string[]> = {
  morning: ['morning', 'manha', 'matutino', 'manana'],
  afternoon: ['afternoon', 'tarde', 'vespertino'],
  evening: ['evening', 'noite', 'noturno', 'noche'],
}

/** Names of the weekdays from Monday on; only the first three letters are compared. */
const weekdayNames = [
  ['mon', 'seg', 'lun'],
  ['tue', 'ter', 'mar'],
  ['wed', 'qua', 'mie'],
  ['thu', 'qui', 'jue'],
  ['fri', 'sex', 'vie'],
  ['sat', 'sab'],
  ['sun', 'dom'],
]

const longest = { code: 30, teacher: 120, room: 60, meetings: 14, seats: 5_000, value: 100 }

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Classes of a CSV file, separated by semicolon, comma or tab, whose first line names its columns, in any order: days and times as `seg 19:00-20:40, qua 19:00-20:40`, dates as
 * `2027-02-01` or `01/02/2027`.
 *
 * @returns what can be read, and what cannot with its line and column; a line with a problem is not among the classes
 */
export function readGroupFile(text: string): { groups: GroupLine[]; problems: ImportProblem[] } {
  const {
    records: [head, ...records],
    brokenAt,
  } = delimitedRecords(text)
  const columns = (head?.cells ?? []).map((cell) => getColumn(folded(cell)))
  const missing = (Object.keys(columnNames) as Column[]).filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return { groups: [], problems: missing.map((column) => ({ line: head?.line ?? 1, column, problem: 'columns', value: '' })) }
  const groups: GroupLine[] = []
  const problems: ImportProblem[] = brokenAt === null ? [] : [{ line: brokenAt, column: null, problem: 'quotes', value: '' }]
  const seen = new Set<string>()
  for (const record of records) {
    const found = readLine(record, columns)
    const isTwice = found.group !== null && seen.has(found.group.code)
    if (isTwice) found.problems.push({ line: record.line, column: 'class', problem: 'twice', value: found.group!.code })
    problems.push(...found.problems)
    if (found.group === null || isTwice) continue
    seen.add(found.group.code)
    groups.push(found.group)
  }
  return { groups, problems }
}

const getColumn = (name: string) => (Object.keys(columnNames) as Column[]).find((column) => columnNames[column].includes(name)) ?? null

function readLine({ line, cells }: TextRecord, columns: readonly (Column | null)[]) {
  if (cells.length !== columns.length) {
    const problem: ImportProblem = { line, column: null, problem: 'columns', value: cells.join(';').slice(0, longest.value) }
    return { group: null, problems: [problem] }
  }
  const cell = (column: Column) => cells[columns.indexOf(column)]!
  const problems: ImportProblem[] = []
  const check = <Value>(column: Column, problem: ImportProblem['problem'], value: Value | null): Value => {
    if (value === null) problems.push({ line, column, problem, value: cell(column).slice(0, longest.value) })
    return value as Value
  }
  const group: GroupLine = {
    line,
    subject: check('subject', 'subject', cell('subject') || null),
    code: check('class', 'class', plain(cell('class'), longest.code) || null),
    shift: check('shift', 'shift', getShift(folded(cell('shift')))),
    teacher: check('teacher', 'columns', plain(cell('teacher'), longest.teacher)) || null,
    room: check('room', 'columns', plain(cell('room'), longest.room)) || null,
    meetings: check('schedule', 'schedule', getMeetings(cell('schedule'))),
    startsOn: check('starts', 'date', getDate(cell('starts'))),
    endsOn: check('ends', 'date', getDate(cell('ends'))),
    seats: check('seats', 'seats', getSeats(cell('seats'))),
  }
  if (problems.length === 0 && group.startsOn >= group.endsOn) check('ends', 'date', null)
  return { group: problems.length === 0 ? group : null, problems }
}

/** Returns the text; null if it is too long or not a single line. */
const plain = (text: string, most: number) => (text.length <= most && !/\p{Cc}/u.test(text) ? text : null)

const getShift = (name: string) => (Object.keys(shiftNames) as Shift[]).find((shift) => shiftNames[shift].includes(name)) ?? null

/** Parses meetings; days and times are left out if the class has no timetable. Null if unreadable, or if two meetings overlap. */
function getMeetings(text: string): Meeting[] | null {
  if (text === '') return []
  const meetings = text.split(',').map(getMeeting)
  if (meetings.length > longest.meetings || meetings.includes(null)) return null
  const sorted = (meetings as Meeting[]).toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from))
  const overlap = sorted.some((one, at) => at > 0 && sorted[at - 1]!.weekday === one.weekday && one.from < sorted[at - 1]!.to)
  return overlap ? null : sorted
}

function getMeeting(text: string): Meeting | null {
  const [, day, from, to] = /^(\p{L}{3,})\.?(?:-feira)?\s+(\d{1,2}:\d{2})\s*(?:-|–|a|às|to)\s*(\d{1,2}:\d{2})$/u.exec(text.trim()) ?? []
  if (day === undefined) return null
  const weekday = weekdayNames.findIndex((names) => names.includes(folded(day).slice(0, 3))) + 1
  const times = [from!, to!].map((time) => time.padStart(5, '0'))
  const isTime = times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))
  return weekday > 0 && isTime && times[0]! < times[1]! ? { weekday, from: times[0]!, to: times[1]! } : null
}

function getDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = day === undefined ? text : `${year}-${month}-${day}`
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}

const getSeats = (text: string) => (/^\d{1,4}$/.test(text) && Number(text) <= longest.seats ? Number(text) : null)

/** The stored values of a class that a line may change. */
export type KnownGroup = Pick<
  OfficeGroup,
  'groupId' | 'subjectId' | 'code' | 'shift' | 'teacher' | 'room' | 'meetings' | 'startsOn' | 'endsOn' | 'seats'
> & {
  /** Number of seats taken or held. */
  occupied: number
  /** Whether somebody chose the class, or waits for it. */
  isChosen: boolean
}

export interface PlannedGroup extends GroupLine {
  subjectId: number
  subjectName: string
}

/** Plans the changes of an import. @param subjects of the period, by code @param known classes of the period, by code */
export function planImport(
  { groups, problems: unreadable }: ReturnType<typeof readGroupFile>,
  subjects: ReadonlyMap<string, { subjectId: number; subject: string }>,
  known: ReadonlyMap<string, KnownGroup>,
) {
  const added: PlannedGroup[] = []
  const changed: (PlannedGroup & { groupId: number; grows: boolean; parts: ClassPart[] })[] = []
  const problems = [...unreadable]
  let unchanged = 0
  for (const group of groups) {
    const subject = subjects.get(group.subject)
    const before = known.get(group.code)
    const problem = (column: Column, kind: ImportProblem['problem'], value: string) =>
      problems.push({ line: group.line, column, problem: kind, value: value.slice(0, longest.value) })
    if (!subject || (before?.isChosen && before.subjectId !== subject.subjectId)) problem('subject', 'subject', group.subject)
    else if (before && group.seats < before.occupied) problem('seats', 'seats_taken', String(group.seats))
    else {
      const planned = { ...group, subjectId: subject.subjectId, subjectName: subject.subject }
      if (!before) added.push(planned)
      else if (isSame(planned, before)) unchanged++
      else {
        const parts = before.isChosen ? changedParts(before, planned) : []
        changed.push({ ...planned, groupId: before.groupId, grows: group.seats > before.seats, parts })
      }
    }
  }
  return { added, changed, unchanged, problems: problems.sort((a, b) => a.line - b.line) }
}

const isSame = (one: PlannedGroup, other: KnownGroup) => comparable(one) === comparable(other)

const comparable = ({ subjectId, shift, teacher, room, meetings, startsOn, endsOn, seats }: PlannedGroup | KnownGroup) =>
  JSON.stringify([subjectId, shift, teacher, room, meetings.map(({ weekday, from, to }) => [weekday, from, to]), startsOn, endsOn, seats])
