import type pg from 'pg'
import type { PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { demoCurricula, type DemoSubject, getSubjects } from './academic-curricula.ts'
import { type ChosenGroup, getCredits, fits, getPrice, type Progress, getReenrollment } from './academic-reenrollment-choice.ts'
import { type DemoGroup, type DemoPeriod, getRequirements } from './academic-reenrollment-offer.ts'
import type { DemoReenrollment } from './academic-reenrollment-rows.ts'
import { getPeriod } from './academic-terms.ts'

interface Student {
  enrollmentId: number
  curriculumId: number
  startedOn: string
  /** Whether the student has something overdue or a missing document. */
  isHeldBack: boolean
}

/** A student with the completed terms and the subject failed in them. */
interface PlacedStudent extends Student {
  terms: number
  failed: DemoSubject | null
}

export interface PopulationInput {
  tenantId: number
  period: DemoPeriod
  settings: PeriodSettings
  groups: readonly DemoGroup[]
  /** Number of occupied seats by class, updated while seats are given out. */
  taken: Map<number, number>
  today: string
  now: Date
}

/** `hugo.secretaria` */
const office = 1102

/**
 * Students without accounts in the courses of a period: their passed subjects, and how far they came in the days since it opened.
 * About nine in ten have begun; where more want a class than it has seats, some wait. Deterministic.
 */
export async function getPopulation(client: pg.ClientBase, given: PopulationInput): Promise<DemoReenrollment[]> {
  const { rows } = await client.query<Student>(studentsSql, [
    given.tenantId,
    given.period.institutionId,
    given.settings.curriculumIds,
    given.settings.documentKindIds,
    given.today,
  ])
  const students = rows.map((student): PlacedStudent => {
    const subjects = getCompulsory(student.curriculumId)
    const longest = Math.max(...subjects.map(({ term }) => term)) - 3
    const terms = Math.max(0, Math.min(longest, termsBetween(student.startedOn, given.today)))
    const behind = subjects.filter(({ term }) => term > terms - 2 && term <= terms)
    const failed = spread(student.enrollmentId, 7) < 12 ? (behind[student.enrollmentId % Math.max(1, behind.length)] ?? null) : null
    return { ...student, terms, failed }
  })
  await client.query(historySql, [
    given.tenantId,
    JSON.stringify(students.map(({ enrollmentId, terms, failed }) => ({ enrollmentId, terms, failed: failed?.subjectId }))),
    Array.from({ length: 12 }, (_, back) => getPeriod(given.today, -back)),
  ])
  return students.flatMap((student) => getWay(student, given) ?? [])
}

const getCompulsory = (curriculumId: number) =>
  getSubjects(demoCurricula.find((one) => one.curriculumId === curriculumId)!).filter(({ type }) => type === 'compulsory')

/** Returns the number of half-years completed between two days. */
const termsBetween = (startedOn: string, today: string) => {
  const halves = (day: string) => Number(day.slice(0, 4)) * 2 + (Number(day.slice(5, 7)) > 6 ? 1 : 0)
  return halves(today) - halves(startedOn)
}

/** Returns a pseudo-random percentage of a student; each salt gives a different one. */
function spread(enrollmentId: number, salt: number): number {
  const mixed = Math.imul(enrollmentId ^ (enrollmentId >>> 15) ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  return ((Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 8) % 1000) / 10
}

const hour = 3_600_000

function getWay(student: PlacedStudent, given: PopulationInput): DemoReenrollment | null {
  const { period, settings, now } = given
  const { enrollmentId } = student
  const progress = getProgress(student)
  if (!progress) return null
  // The latest began two hours ago.
  const opened = Date.parse(settings.opensAt)
  const at = new Date(opened + (spread(enrollmentId, 3) / 100) * Math.max(0, now.getTime() - 2 * hour - opened))
  const { chosen, waitingFor } = progress === 'started' ? { chosen: [], waitingFor: [] } : getChoice(student, given, progress)
  const place = { periodId: period.periodId, institutionId: period.institutionId, enrollmentId, userId: null }
  const row = getReenrollment({ place, progress, chosen, price: getPrice(settings, chosen, null), at, waitingFor })
  return withException(row, student)
}

/** Null if not begun. What holds back a finished student came later. Nobody is charged here: payments were made at the counter. */
function getProgress({ enrollmentId, isHeldBack }: PlacedStudent): Progress | null {
  const fate = spread(enrollmentId, 1)
  const steps: [upTo: number, progress: Progress | null][] = isHeldBack
    ? [
        [10, null],
        [45, 'started'],
        [60, 'choosing'],
        [72, 'confirmed'],
        [100, 'completed'],
      ]
    : [
        [10, null],
        [22, 'started'],
        [42, 'choosing'],
        [67, 'confirmed'],
        [97, 'completed'],
        [100, 'canceled'],
      ]
  return steps.find(([upTo]) => fate < upTo)![1]
}

/** The next semester's subjects and failed ones, then electives and later ones up to the minimum, in classes that fit together. */
export function getChoice(
  { enrollmentId, curriculumId, terms, failed }: Omit<PlacedStudent, 'startedOn' | 'isHeldBack'>,
  { tenantId, settings, groups, taken }: PopulationInput,
  progress: Progress,
) {
  const curriculum = demoCurricula.find((one) => one.curriculumId === curriculumId)!
  const required = getRequirements(tenantId)
  const isPassed = (id: number) =>
    id !== failed?.subjectId && getCompulsory(curriculumId).some((one) => one.subjectId === id && one.term <= terms)
  const all = getSubjects(curriculum)
  const next = all.filter(({ type, term }) => type === 'compulsory' && term === terms + 2)
  const later = all.filter(({ type, term }) => (type === 'elective' ? terms > 3 : term === terms + 3))
  const rest = later.map((_, index) => later[(index + enrollmentId) % later.length]!)
  // Two in five students take one subject more than the minimum.
  let extras = spread(enrollmentId, 17) < 40 ? 1 : 0
  const chosen: ChosenGroup[] = []
  const waitlistedGroups: ChosenGroup[] = []
  const units = () => chosen.reduce((sum, { subject, list }) => sum + (list === 'pending' ? 0 : getCredits(subject)), 0)
  for (const subject of [...(failed ? [failed] : []), ...next, ...rest]) {
    const list = subject === failed ? 'pending' : subject.type === 'elective' ? 'elective' : 'curricular'
    const isExtra = list !== 'pending' && !next.includes(subject)
    if (isExtra && units() >= settings.minimum && extras === 0) break
    if (list !== 'pending' && units() + getCredits(subject) > settings.maximum) continue
    const isMissing = required
      .filter(({ subjectId }) => subjectId === subject.subjectId)
      .some(({ requiredSubjectId, kind }) =>
        kind === 'prerequisite' ? !isPassed(requiredSubjectId) : !chosen.some((one) => one.subject.subjectId === requiredSubjectId),
      )
    if (isMissing) continue
    const offered = groups.filter((group) => group.subjectId === subject.subjectId && fits(group, chosen))
    // Two in three students study in the evening.
    const preferred = spread(enrollmentId, 5) < 34 ? offered : [...offered.slice(1), ...offered.slice(0, 1)]
    const group = preferred.find(({ groupId, seats }) => (taken.get(groupId) ?? 0) < seats)
    const full = preferred.find(({ groupId, seats }) => (taken.get(groupId) ?? 0) >= seats)
    if (full && progress === 'choosing' && waitlistedGroups.length < 2 && (!group || spread(enrollmentId, 11) < 70)) {
      waitlistedGroups.push({ group: full, subject, list })
      continue
    }
    if (!group) continue
    if (isExtra && units() >= settings.minimum) extras--
    chosen.push({ group, subject, list })
    // Holds have expired by now, and students who canceled have no seat.
    if (progress !== 'choosing' && progress !== 'canceled') taken.set(group.groupId, (taken.get(group.groupId) ?? 0) + 1)
  }
  // Students do not wait for a class that clashes with one they chose later.
  return { chosen, waitingFor: waitlistedGroups.filter(({ group }) => fits(group, chosen)) }
}

export const exceptionReasons = [
  'O documento será entregue na secretaria até o início das aulas.',
  'Autorizado pela coordenação para concluir o curso no prazo previsto.',
]

/** Returns the row, with an exception granted to one student in thirty. */
function withException(row: DemoReenrollment, { enrollmentId, isHeldBack }: PlacedStudent): DemoReenrollment {
  if (spread(enrollmentId, 13) >= 3.4) return row
  const madeAt = row.createdAt
  const made = { madeBy: office, madeAt }
  const exception: DemoReenrollment['exceptions'][number] = isHeldBack
    ? {
        ...made,
        kind: 'pendency_waived',
        pendency: 'documentation_mandatory',
        reason: exceptionReasons[0]!,
      }
    : { ...made, kind: 'limit_raised', units: 4, reason: exceptionReasons[1]! }
  return {
    ...row,
    exceptions: [exception],
    events: [...row.events, { kind: 'excepted', at: madeAt, by: 'office', madeBy: office, reason: exception.reason }],
  }
}

const studentsSql = `
select e.enrollment_id as "enrollmentId", e.curriculum_id as "curriculumId", e.started_on::text as "startedOn",
  exists (
    select from financial.debt d join financial.enrollment f on f.tenant_id = d.tenant_id and f.enrollment_id = d.enrollment_id
    where f.tenant_id = $1::int and f.institution_id = e.institution_id and f.registration = e.academic_record and d.status = 'open'
      and d.due_date < $5::date and financial.is_late(d.institution_id, d.due_date, $5::date)
  ) or exists (
    select from academic.enrollment_document d where d.tenant_id = $1::int and d.enrollment_id = e.enrollment_id
      and d.kind_id = any ($4::int[]) and d.status in ('pending', 'refused')
  ) as "isHeldBack"
from academic.enrollment e
where e.tenant_id = $1::int and e.institution_id = $2::int and e.user_id is null and e.status = 'active' and e.curriculum_id = any ($3::int[])
order by e.enrollment_id`

/** Inserts the history; the array of periods goes back in time from the current one. */
const historySql = `
insert into academic.history (tenant_id, enrollment_id, subject_id, period, grade, absences, result)
select $1::int, e.enrollment_id, cs.subject_id, ($3::text[])[terms - cs.term + 2], grade, absences,
  case when is_failed then 'failed_by_grade' when cs.term <= terms then 'approved' else 'in_progress' end
from jsonb_to_recordset($2::jsonb) as g("enrollmentId" int, terms int, failed int)
join academic.enrollment e on e.tenant_id = $1::int and e.enrollment_id = "enrollmentId"
join academic.curriculum_subject cs on cs.tenant_id = e.tenant_id and cs.curriculum_id = e.curriculum_id and cs.type = 'compulsory' and cs.term <= terms + 1
cross join lateral (select cs.subject_id is not distinct from failed as is_failed, (e.enrollment_id * 31 + cs.subject_id * 17) % 40 as habit) dice
cross join lateral (
  select case when cs.term <= terms then case when is_failed then 2 + habit / 20.0 else 6 + habit / 10.0 end end as grade, habit % 5 * 2 as absences
) result
order by e.enrollment_id, cs.term, cs.subject_id`
