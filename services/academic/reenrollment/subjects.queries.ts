import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ClassGroup, OfferedSubject, SubjectList, SubjectParameters } from '#api/academic/reenrollment.ts'
import type { Offer, OfferedSubject as SelectableSubject } from '../../../class-selection/check-selection.ts'
import type { Weekday } from '../../../class-selection/class-times.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { subject } from '../situation/curriculum.schema.ts'
import { listExceptions } from './choice.queries.ts'
import { listGroups, shownGroup } from './class-groups.queries.ts'
import { type EnrollmentOffer, enrollmentOffer, enrollmentOfferByCarousel } from './enrollment-offer.queries.ts'
import { classGroup } from './offer.schema.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { reenrollmentSeat } from './reenrollment.schema.ts'
import { readStanding } from './standing.queries.ts'
import { type ListedSubject, listedSubjects } from './subject-lists.ts'
import { getParameters, selectionLimits } from './subject-parameters.ts'

/** GET /reenrollments/students/subject-parameters. Throws NOT_FOUND like `enrollmentOfferByCarousel`. */
export function readParameters(
  { pool, clock }: ReenrollmentPorts,
  scope: StudentScope,
  { externalEnrollmentId, externalCarouselId }: { externalEnrollmentId: number; externalCarouselId: number },
): Promise<SubjectParameters> {
  const names = { enrollmentId: externalEnrollmentId, carouselId: externalCarouselId }
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const { period, enrollment } = await enrollmentOfferByCarousel(transaction, scope, names, clock.now())
    if (!period) throw new DomainError('NOT_FOUND')
    return getParameters(period, await listExceptions(transaction, { ...period, enrollmentId: enrollment.enrollmentId }))
  })
}

/** Classes of the subjects that the student may choose. Throws NOT_FOUND like `enrollmentOfferByCarousel`. */
export function listCarousel(
  { pool, clock }: ReenrollmentPorts,
  scope: StudentScope,
  names: { enrollmentId: number; carouselId: number },
): Promise<{ subjectId: number; groups: ClassGroup[] }[]> {
  const now = clock.now()
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const offer = await enrollmentOfferByCarousel(transaction, scope, names, now)
    const subjects = listedSubjects(await readStanding(transaction, offer))
    if (!offer.period || subjects.length === 0) return []
    const { tenantId, periodId } = offer.period
    const groups = await listGroups(transaction, now, and(ofPeriod({ tenantId, periodId }), ofSubjects(subjects)))
    return subjects.map(({ subjectId }) => ({ subjectId, groups: groups.filter((one) => one.subjectId === subjectId).map(shownGroup) }))
  })
}

/** Subjects of one list, with or without classes; none without a period. Throws NOT_FOUND like `enrollmentOffer`. */
export function listOfferedSubjects(
  { pool, clock }: ReenrollmentPorts,
  scope: StudentScope,
  academicRecord: string,
  list: SubjectList,
): Promise<OfferedSubject[]> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const offer = await enrollmentOffer(transaction, scope, academicRecord, clock.now())
    if (!offer.period || offer.carouselId === null) return []
    const of = { ...offer.period, enrollmentId: offer.enrollment.enrollmentId }
    const [subjects, granted] = await Promise.all([readSubjects(transaction, offer), listExceptions(transaction, of)])
    const { waivedPrerequisites } = selectionLimits(offer.period, granted).exceptions
    return subjects.filter((one) => one.list === list).map((one) => shownSubject(one, waivedPrerequisites.includes(one.subjectId)))
  })
}

/**
 * What an enrollment may choose from by the rules of its period, for `class-selection/check-selection.ts`. Subjects of seats that it
 * has are in it, also where they left the lists since. `seatsLeft` is every seat of a class: who chooses counts them under its lock.
 */
export async function selectionOffer(
  transaction: TenantTransaction,
  offer: Pick<EnrollmentOffer, 'enrollment' | 'period' | 'carouselId' | 'reenrollment'>,
): Promise<Offer> {
  const { period, enrollment } = offer
  if (!period) throw new DomainError('NOT_FOUND')
  const { tenantId, periodId } = period
  const [listed, kept, granted] = await Promise.all([
    offer.carouselId === null ? [] : readSubjects(transaction, offer),
    subjectsOfSeats(transaction, offer),
    listExceptions(transaction, { tenantId, periodId, enrollmentId: enrollment.enrollmentId }),
  ])
  const subjects = [...listed.map(selectable), ...kept.filter(({ subjectId }) => !listed.some((one) => one.subjectId === subjectId))]
  const groups =
    subjects.length === 0
      ? []
      : await transaction.db
          .select()
          .from(classGroup)
          .where(and(ofPeriod({ tenantId, periodId }), ofSubjects(subjects)))
          .orderBy(classGroup.groupId)
  return {
    ...selectionLimits(period, granted),
    subjects,
    groups: groups.map(({ groupId, subjectId, meetings, startsOn, endsOn, seats, isOpen }) => ({
      groupId,
      subjectId,
      times: { meetings: meetings.map((meeting) => ({ ...meeting, weekday: meeting.weekday as Weekday })), startsOn, endsOn },
      seatsLeft: seats,
      isOpen,
    })),
  }
}

interface Requirement {
  subjectId: number
  kind: 'prerequisite' | 'corequisite'
  requiredSubjectId: number
  code: string
  subject: string
  isFulfilled: boolean
}

type SubjectToChoose = ListedSubject & { requirements: Requirement[] }

const ofPeriod = ({ tenantId, periodId }: { tenantId: number; periodId: number }) =>
  and(eq(classGroup.tenantId, tenantId), eq(classGroup.periodId, periodId))

const ofSubjects = (subjects: readonly { subjectId: number }[]) =>
  inArray(
    classGroup.subjectId,
    subjects.map(({ subjectId }) => subjectId),
  )

function readSubjects(transaction: TenantTransaction, offer: Pick<EnrollmentOffer, 'enrollment'>): Promise<SubjectToChoose[]> {
  return transaction.once(`subjects ${offer.enrollment.enrollmentId}`, () => listSubjects(transaction, offer))
}

async function listSubjects(transaction: TenantTransaction, offer: Pick<EnrollmentOffer, 'enrollment'>): Promise<SubjectToChoose[]> {
  const standing = await readStanding(transaction, offer)
  const subjects = listedSubjects(standing)
  const ids = subjects.map(({ subjectId }) => subjectId)
  const rows = await query<Omit<Requirement, 'isFulfilled'>>(
    transaction.client,
    sql`select r.subject_id as "subjectId", r.kind, s.subject_id as "requiredSubjectId", s.code, s.name as subject
      from academic.subject_requirement r
      join academic.subject s on s.tenant_id = r.tenant_id and s.subject_id = r.required_subject_id
      where r.tenant_id = ${offer.enrollment.tenantId} and r.subject_id = any(${toSqlArray(ids)}::int[]) order by s.name, s.subject_id`,
  )
  const requirements = rows.map((row): Requirement => {
    const standingRow = standing.find(({ subjectId }) => subjectId === row.requiredSubjectId)
    // A subject in progress fulfills a corequisite; it does not count as a prerequisite, because it may still be failed.
    return {
      ...row,
      isFulfilled: standingRow !== undefined && (standingRow.isPassed || (row.kind === 'corequisite' && standingRow.isTaken)),
    }
  })
  return subjects.map((one) => ({ ...one, requirements: requirements.filter(({ subjectId }) => subjectId === one.subjectId) }))
}

function shownSubject({ requirements, ...one }: SubjectToChoose, isWaived: boolean): OfferedSubject {
  const { subjectId, code, subject: name, list, type, semester, credits, workload } = one
  const required = (wanted: Requirement['kind']) =>
    requirements
      .filter(({ kind }) => kind === wanted)
      .map(({ requiredSubjectId, code, subject, isFulfilled }) => ({
        subjectId: requiredSubjectId,
        code,
        subject,
        isFulfilled,
        isWaived: isWaived && wanted === 'prerequisite',
      }))
  return {
    subjectId,
    code,
    subject: name,
    list,
    type,
    semester,
    credits,
    workload,
    prerequisites: required('prerequisite'),
    corequisites: required('corequisite'),
  }
}

function selectable({ requirements, subjectId, credits, workload, list, type }: SubjectToChoose): SelectableSubject {
  const missing = (wanted: Requirement['kind']) =>
    requirements.filter(({ kind, isFulfilled }) => kind === wanted && !isFulfilled).map(({ requiredSubjectId }) => requiredSubjectId)
  return { subjectId, credits, workload, list, type, prerequisites: missing('prerequisite'), corequisites: missing('corequisite') }
}

/** Returns the subjects of occupied seats without checking rules again, as they could be chosen before. */
async function subjectsOfSeats({ db }: TenantTransaction, { reenrollment }: Pick<EnrollmentOffer, 'reenrollment'>) {
  if (!reenrollment) return []
  const { tenantId, reenrollmentId } = reenrollment
  const rows = await db
    .select({ subjectId: subject.subjectId, credits: subject.credits, workload: subject.workload, list: reenrollmentSeat.list })
    .from(reenrollmentSeat)
    .innerJoin(subject, and(eq(subject.tenantId, reenrollmentSeat.tenantId), eq(subject.subjectId, reenrollmentSeat.subjectId)))
    .where(and(eq(reenrollmentSeat.tenantId, tenantId), eq(reenrollmentSeat.reenrollmentId, reenrollmentId)))
  const seen = new Map(rows.map((row) => [row.subjectId, row]))
  return [...seen.values()].map(
    (row): SelectableSubject => ({
      ...row,
      type: row.list === 'elective' ? 'elective' : 'compulsory',
      prerequisites: [],
      corequisites: [],
    }),
  )
}
