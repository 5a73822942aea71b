import type { Meeting, Shift } from '#api/academic/reenrollment.ts'
import type { GroupSettings, OfficeGroup } from '#api/academic/reenrollment-office.ts'

export interface MeetingValues extends Meeting {
  /** The id of the row in the form. */
  id: number
}

/** Values of the class form, in the order of its fields. Dates and times are empty while incomplete. */
export interface ClassValues {
  subjectId: string
  code: string
  shift: Shift
  teacher: string
  room: string
  meetings: MeetingValues[]
  startsOn: string
  endsOn: string
  seats: number | null
  isOpen: boolean
}

export const mostMeetings = 14
export const mostSeats = 5_000

export type ClassProblem = 'missing' | 'range' | 'notAfter' | 'overlap'

/** @param term days on which classes of the period begin and end */
export const newClassValues = (term: { startsOn: string; endsOn: string }): ClassValues => ({
  subjectId: '',
  code: '',
  shift: 'evening',
  teacher: '',
  room: '',
  meetings: [],
  startsOn: term.startsOn,
  endsOn: term.endsOn,
  seats: null,
  isOpen: true,
})

export const getClassValues = ({
  subjectId,
  code,
  shift,
  teacher,
  room,
  meetings,
  startsOn,
  endsOn,
  seats,
  isOpen,
}: OfficeGroup): ClassValues => ({
  subjectId: String(subjectId),
  code,
  shift,
  teacher: teacher ?? '',
  room: room ?? '',
  meetings: meetings.map((meeting, id) => ({ ...meeting, id })),
  startsOn,
  endsOn,
  seats,
  isOpen,
})

/** Converts values without problems into the settings of a class. */
export const getClassSettings = ({ subjectId, code, teacher, room, meetings, seats, ...same }: ClassValues): GroupSettings => ({
  ...same,
  subjectId: Number(subjectId),
  code: code.trim(),
  teacher: teacher.trim() || null,
  room: room.trim() || null,
  meetings: meetings.map(({ weekday, from, to }) => ({ weekday, from, to })),
  seats: seats ?? 0,
})

export function getClassProblems(values: ClassValues): Partial<Record<keyof ClassValues, ClassProblem>> {
  const problems: Partial<Record<keyof ClassValues, ClassProblem>> = {}
  for (const name of ['subjectId', 'code', 'startsOn', 'endsOn'] as const) if (values[name].trim() === '') problems[name] = 'missing'
  if (values.meetings.some(({ from, to }) => from === '' || to === '')) problems.meetings = 'missing'
  else if (values.meetings.some(({ from, to }) => to <= from)) problems.meetings = 'notAfter'
  else if (values.meetings.some(overlapsEarlier)) problems.meetings = 'overlap'
  if (!problems.endsOn && values.startsOn && values.endsOn <= values.startsOn) problems.endsOn = 'notAfter'
  if (values.seats === null) problems.seats = 'missing'
  else if (values.seats > mostSeats) problems.seats = 'range'
  return problems
}

const overlapsEarlier = ({ weekday, from, to }: Meeting, index: number, meetings: readonly Meeting[]) =>
  meetings.slice(0, index).some((other) => other.weekday === weekday && from < other.to && other.from < to)
