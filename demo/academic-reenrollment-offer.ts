import type pg from 'pg'
import type { Meeting, Shift } from '#api/academic/reenrollment.ts'
import { type PeriodSettings, periodSettings } from '#api/academic/reenrollment-office.ts'
import { pendencyKinds } from '#api/academic/reenrollment-names.ts'
import { addDays } from '../class-selection/class-times.ts'
import { throughMinute } from '../services/platform/clock.ts'
import { type DemoCurriculum, type DemoSubject, demoCurricula, getSubjects } from './academic-curricula.ts'
import { academicPeriod } from './financial-demo-contracts.ts'
import { familyNames, firstNames } from './financial-names.ts'

type Place = { tenantId: number; institutionId: number; periodId: number }
type Terms = Pick<
  PeriodSettings,
  'measure' | 'minimum' | 'maximum' | 'dependencyMaximum' | 'curriculumIds' | 'documentKindIds' | 'unitAmount' | 'fixedAmount'
>

export interface DemoPeriod extends Place {
  /** Opening day, in days from today. */
  opens: number
  closes: number
  terms: Terms
}

/** Periods of the demo: one open in credits, one not open yet, one open in hours, and one closed. */
export const demoPeriods: readonly DemoPeriod[] = [
  {
    tenantId: 1,
    institutionId: 11,
    periodId: 11,
    opens: -6,
    closes: 14,
    terms: { measure: 'credit', ...limits(12, 26, 8), curriculumIds: [1, 2], documentKindIds: [101, 104], ...prices(45_000, 18_000) },
  },
  {
    tenantId: 1,
    institutionId: 12,
    periodId: 12,
    opens: 20,
    closes: 40,
    terms: { measure: 'workload', ...limits(120, 400, 160), curriculumIds: [3], documentKindIds: [101], ...prices(2_600, 0) },
  },
  {
    tenantId: 2,
    institutionId: 21,
    periodId: 21,
    opens: -3,
    closes: 17,
    terms: { measure: 'workload', ...limits(120, 420, 120), curriculumIds: [5], documentKindIds: [201, 205], ...prices(3_100, 9_900) },
  },
  {
    tenantId: 3,
    institutionId: 31,
    periodId: 31,
    opens: -45,
    closes: -10,
    terms: { measure: 'credit', ...limits(8, 28, 10), curriculumIds: [6], documentKindIds: [301], ...prices(48_000, 0) },
  },
]

/** @param today `YYYY-MM-DD` */
export function getPeriodSettings({ opens, closes, terms }: DemoPeriod, today: string): PeriodSettings {
  const term = academicPeriod(today, 1)
  return periodSettings.parse({
    ...terms,
    period: `${term.year}/${term.period}`,
    opensAt: getInstant(addDays(today, opens), '08:00'),
    closesAt: throughMinute(getInstant(addDays(today, closes), '23:59')),
    changesUntil: throughMinute(getInstant(addDays(today, closes + 14), '23:59')),
    startsOn: term.effectiveDate,
    endsOn: term.endDate,
    allowsClashes: false,
    rules: [...pendencyKinds],
    discountBasisPoints: 500,
    installments: 6,
    firstDueDate: addDays(today, Math.max(closes, 0) + 6),
    admissionsPerMinute: 600,
  })
}

/** Returns the instant of a local time. The demo's institutions use Brasília's time, three hours behind UTC all year. */
export const getInstant = (day: string, time: string): string => new Date(`${day}T${time}:00-03:00`).toISOString()

export interface DemoGroup extends Place {
  groupId: number
  subjectId: number
  code: string
  shift: Shift
  teacher: string | null
  room: string | null
  meetings: Meeting[]
  startsOn: string
  endsOn: string
  seats: number
  isOpen: boolean
}

/** Classes with few seats, which the students without accounts fill. */
const scarce: Readonly<Record<string, number>> = { 'ECV901-B': 24, 'ECV1202-A': 6, 'ECV301-B': 10, 'ADM701-B': 10 }
const closed = ['ECV905-C']
/** Classes whose teacher and room are not decided yet. */
const undecided = ['ECV903-B', 'ADM801-B']
/** Classes that run for only one half of the term, so that classes at the same time do not clash. */
const halves: Readonly<Record<string, 'first' | 'second'>> = { 'ECV1204-B': 'first', 'ECV1205-B': 'second' }

/** Classes of a course in a period, with ids from `firstGroupId` on: those of one semester and shift never clash. */
function getGroups(place: Place, curriculum: DemoCurriculum, today: string, firstGroupId: number): DemoGroup[] {
  const { effectiveDate, endDate } = academicPeriod(today, 1)
  const middle = addDays(effectiveDate, 89)
  const subjects = getSubjects(curriculum)
  return subjects
    .flatMap((subject, index) => getLetters(subject, curriculum).map((given) => ({ subject, index, ...given })))
    .map(({ subject, index, letter, shift, day }, at) => {
      const code = `${subject.code}-${letter}`
      const isUndecided = undecided.includes(code)
      const half = halves[code]
      return {
        tenantId: place.tenantId,
        institutionId: place.institutionId,
        periodId: place.periodId,
        groupId: firstGroupId + at,
        subjectId: subject.subjectId,
        code,
        shift,
        teacher: isUndecided ? null : getTeacher(curriculum, index),
        room: isUndecided ? null : `${getRooms(curriculum)} ${101 + subject.term * 10 + (index % 8)}`,
        meetings: getMeetings(subject, subjects, shift, day),
        startsOn: half === 'second' ? addDays(middle, 1) : effectiveDate,
        endsOn: half === 'first' ? middle : endDate,
        seats: scarce[code] ?? (letter === 'C' || subject.type === 'elective' ? 30 : 40),
        isOpen: !closed.includes(code),
      }
    })
}

/** Returns the building of a course, without a room number. */
export const getRooms = ({ curriculumId }: DemoCurriculum) => `Bloco ${'ABCDEF'[curriculumId - 1]}, sala`

const isElective = ({ type }: DemoSubject) => type === 'elective'

/** Morning and evening classes; in the last three semesters also afternoon ones; electives in the afternoon or on Saturday. */
function getLetters(subject: DemoSubject, { terms }: DemoCurriculum): { letter: string; shift: Shift; day: number | null }[] {
  if (isElective(subject))
    return [
      { letter: 'A', shift: 'afternoon', day: null },
      { letter: 'B', shift: 'morning', day: 6 },
    ]
  const shifts: Shift[] = ['morning', 'evening', ...(subject.term > terms.length - 3 ? (['afternoon'] as const) : [])]
  return shifts.map((shift, index) => ({ letter: 'ABC'[index]!, shift, day: null }))
}

const hours: Record<Shift, readonly [from: string, to: string][]> = {
  morning: [
    ['07:30', '09:10'],
    ['09:20', '11:00'],
  ],
  afternoon: [
    ['13:30', '15:10'],
    ['15:20', '17:00'],
  ],
  evening: [
    ['19:00', '20:40'],
    ['20:50', '22:30'],
  ],
}

/** Weekdays and hours of meetings; each consecutive pair belongs to one subject. */
const places = [
  ...[1, 3, 2, 4].map((weekday) => [weekday, 0] as const),
  ...[1, 3, 2, 4].map((weekday) => [weekday, 1] as const),
  [5, 0],
  [5, 1],
] as const

/** Number of meetings a week: two for subjects of 60 and 80 hours; one for those of 40, internships and theses. */
const timesAWeek = ({ workload }: DemoSubject) => (workload === 60 || workload === 80 ? 2 : 1)

function getMeetings(subject: DemoSubject, all: readonly DemoSubject[], shift: Shift, day: number | null): Meeting[] {
  const meeting = (weekday: number, hour: number): Meeting => ({ weekday, from: hours[shift][hour]![0], to: hours[shift][hour]![1] })
  const count = timesAWeek(subject)
  if (day !== null) return Array.from({ length: count }, (_, hour) => meeting(day, hour))
  const together = all.filter((one) => one.term === subject.term && isElective(one) === isElective(subject))
  const same = together.filter((one) => timesAWeek(one) === count)
  const at = same.findIndex(({ subjectId }) => subjectId === subject.subjectId)
  // Subjects with two meetings fill the week from its beginning, the others from its end.
  const chosen = count === 2 ? [places[at * 2]!, places[at * 2 + 1]!] : [places.at(-1 - at)!]
  return chosen.map(([weekday, hour]) => meeting(((weekday + subject.term) % 5) + 1, hour))
}

/** Returns the teacher of a subject: one for each subject of a course, whichever its classes. */
const getTeacher = ({ curriculumId }: DemoCurriculum, index: number) =>
  `${firstNames[(curriculumId * 13 + index * 7) % firstNames.length]} ${familyNames[(curriculumId * 5 + index * 11) % familyNames.length]}`

/** Prerequisites and corequisites by subject code. Those of the last semesters stop students who failed a subject. */
const prerequisites: readonly (readonly [subject: string, required: string])[] = [
  ['ECV301', 'ECV101'],
  ['ECV502', 'ECV303'],
  ['ECV701', 'ECV501'],
  ['ECV702', 'ECV504'],
  ['ECV901', 'ECV701'],
  ['ECV902', 'ECV402'],
  ['ECV903', 'ECV603'],
  ['ECV1001', 'ECV605'],
  ['ECV1004', 'ECV905'],
  ['ECV1202', 'ECV701'],
  ['ADM401', 'ADM201'],
  ['ADM702', 'ADM301'],
  ['ADM802', 'ADM703'],
  ['ADM803', 'ADM703'],
  ['ADS402', 'ADS203'],
  ['ADS503', 'ADS402'],
  ['PSI503', 'PSI303'],
  ['PSI701', 'PSI201'],
  ['PSI703', 'PSI601'],
  ['OCE801', 'OCE601'],
]
const corequisites: readonly (readonly [subject: string, required: string])[] = [
  ['ECV905', 'ECV904'],
  ['ECV1003', 'ECV1002'],
  ['ADM704', 'ADM703'],
  ['PSI702', 'PSI701'],
]

/** Returns the requirements of a tenant's subjects, by subject id. */
export function getRequirements(tenantId: number) {
  const subjects = demoCurricula.filter((one) => one.tenantId === tenantId).flatMap(getSubjects)
  const getId = (code: string) => subjects.find((one) => one.code === code)?.subjectId
  const resolve = (pairs: typeof prerequisites, kind: 'prerequisite' | 'corequisite') =>
    pairs.flatMap(([subject, required]) => {
      const subjectId = getId(subject)
      return subjectId === undefined ? [] : [{ subjectId, requiredSubjectId: getId(required)!, kind }]
    })
  return [...resolve(prerequisites, 'prerequisite'), ...resolve(corequisites, 'corequisite')]
}

/** Periods, classes and requirements of a tenant. Runs in its transaction; returns the classes. */
export async function seedOffer(client: pg.ClientBase, tenantId: number, today: string): Promise<DemoGroup[]> {
  const periods = demoPeriods.filter((one) => one.tenantId === tenantId)
  const made = periods.map((period) => {
    const settings = getPeriodSettings(period, today)
    return { ...period, settings, madeAt: getInstant(addDays(today, period.opens - 20), '10:00') }
  })
  await client.query(periodsSql, [tenantId, JSON.stringify(made)])
  const offers = periods.flatMap((place) =>
    place.terms.curriculumIds.map((curriculumId) => ({
      place,
      curriculum: demoCurricula.find((one) => one.curriculumId === curriculumId)!,
    })),
  )
  await client.query(
    `insert into academic.carousel (carousel_id, tenant_id, period_id, curriculum_id)
    select "periodId" * 100 + "curriculumId", $1::int, "periodId", "curriculumId"
    from jsonb_to_recordset($2::jsonb) as c("periodId" int, "curriculumId" int)`,
    [tenantId, JSON.stringify(offers.map(({ place: { periodId }, curriculum: { curriculumId } }) => ({ periodId, curriculumId })))],
  )
  const groups = offers.flatMap(({ place, curriculum }) => getGroups(place, curriculum, today, curriculum.curriculumId * 1000 + 1))
  await client.query(groupsSql, [tenantId, JSON.stringify(groups)])
  await client.query(
    `insert into academic.subject_requirement (tenant_id, subject_id, required_subject_id, kind)
    select $1::int, "subjectId", "requiredSubjectId", kind
    from jsonb_to_recordset($2::jsonb) as r("subjectId" int, "requiredSubjectId" int, kind text)`,
    [tenantId, JSON.stringify(getRequirements(tenantId))],
  )
  return groups
}

const periodsSql = `
with given as (
  select "periodId" as period_id, "institutionId" as institution_id, settings, "madeAt" as made_at, s.*
  from jsonb_to_recordset($2::jsonb) as p("periodId" int, "institutionId" int, settings jsonb, "madeAt" timestamptz)
  cross join lateral jsonb_to_record(p.settings) as s(period text, "opensAt" timestamptz, "closesAt" timestamptz, "changesUntil" timestamptz,
    "startsOn" date, "endsOn" date, measure text, minimum int, maximum int, "dependencyMaximum" int, "allowsClashes" boolean,
    "curriculumIds" int[], "documentKindIds" int[], rules text[], "unitAmount" int, "fixedAmount" int, "discountBasisPoints" int,
    installments int, "firstDueDate" date, "admissionsPerMinute" int)
), made as (
  insert into academic.reenrollment_period (period_id, tenant_id, institution_id, period, opens_at, closes_at, changes_until, starts_on,
    ends_on, measure, minimum, maximum, dependency_maximum, allows_clashes, curriculum_ids, document_kind_ids, rules, unit_cents,
    fixed_cents, discount_bp, installments, first_due_date, admissions_per_minute, revision)
  select period_id, $1::int, institution_id, period, "opensAt", "closesAt", "changesUntil", "startsOn", "endsOn", measure, minimum, maximum,
    "dependencyMaximum", "allowsClashes", "curriculumIds", "documentKindIds", rules, "unitAmount", "fixedAmount", "discountBasisPoints",
    installments, "firstDueDate", "admissionsPerMinute", 0
  from given
)
insert into academic.reenrollment_period_version (tenant_id, period_id, revision, settings, made_at)
select $1::int, period_id, 0, settings, made_at from given`

const groupsSql = `
insert into academic.class_group (group_id, tenant_id, period_id, subject_id, code, shift, teacher, room, meetings, starts_on, ends_on,
  seats, is_open, revision)
select "groupId", $1::int, "periodId", "subjectId", code, shift, teacher, room, meetings, "startsOn", "endsOn", seats, "isOpen", 0
from jsonb_to_recordset($2::jsonb) as g("groupId" int, "periodId" int, "subjectId" int, code text, shift text, teacher text, room text,
  meetings jsonb, "startsOn" date, "endsOn" date, seats int, "isOpen" boolean)`

function limits(minimum: number, maximum: number, dependencyMaximum: number) {
  return { minimum, maximum, dependencyMaximum }
}

function prices(unitAmount: number, fixedAmount: number) {
  return { unitAmount, fixedAmount }
}
