import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeCondition, scopeCondition } from '../../platform/scope-condition.ts'
import type { OfficeScope, CallerScope } from '../access/scopes.ts'
import { getCourse } from '../enrollments/enrollments.queries.ts'
import { enrollment, institution } from '../enrollments/enrollments.schema.ts'
import { curriculum } from '../situation/curriculum.schema.ts'
import type { ReenrollmentRow } from './choice.queries.ts'
import { carousel, reenrollmentPeriod } from './offer.schema.ts'
import { reenrollment, reenrollmentAdmission } from './reenrollment.schema.ts'

export type EnrollmentRow = typeof enrollment.$inferSelect
export type PeriodRow = typeof reenrollmentPeriod.$inferSelect

/** An enrollment with what its institution offers it. */
export interface EnrollmentOffer {
  enrollment: EnrollmentRow
  institution: string
  /** Hours of elective subjects that the curriculum requires. */
  electiveWorkload: number
  /** The period of its course: the open one, else the newest. */
  period: PeriodRow | null
  /** Null where the course offers nothing in the period. */
  carouselId: number | null
  /** Whether the institution has reenrollment periods, though perhaps not for this course. */
  hasPeriods: boolean
  /** The student's reenrollment; null before they began. */
  reenrollment: ReenrollmentRow | null
  /** When the student may begin in the period; null before they arrived. */
  admittedAt: Date | null
  /** Place in the queue of the period, from 1; null for students who are not in it. */
  queuePlace: number | null
}

/** Returns the offer for an academic record of the student. Throws NOT_FOUND when missing or not theirs. */
export function enrollmentOffer(
  transaction: TenantTransaction,
  scope: CallerScope,
  academicRecord: string,
  now: Date,
): Promise<EnrollmentOffer> {
  return transaction.once(`offer ${scope.userId} ${scope.institutionId} record ${academicRecord}`, () =>
    requireOffer(transaction, and(scopeCondition(scope, { tenant: enrollment }), eq(enrollment.academicRecord, academicRecord))!, now),
  )
}

/** Returns the same offer by its two other ids. Throws NOT_FOUND unless both belong to one enrollment of the student. */
export async function enrollmentOfferByCarousel(
  transaction: TenantTransaction,
  scope: CallerScope,
  { enrollmentId, carouselId }: { enrollmentId: number; carouselId: number },
  now: Date,
): Promise<EnrollmentOffer> {
  const found = await transaction.once(`offer ${scope.userId} ${scope.institutionId} enrollment ${enrollmentId}`, () =>
    requireOffer(transaction, and(scopeCondition(scope, { tenant: enrollment }), eq(enrollment.enrollmentId, enrollmentId))!, now),
  )
  if (found.carouselId !== carouselId) throw new DomainError('NOT_FOUND')
  return found
}

/** Reads the offer of the first enrollment, in the order of the student's enrollments; null without one. */
export async function firstOffer(transaction: TenantTransaction, scope: CallerScope, now: Date): Promise<EnrollmentOffer | null> {
  const first = eq(enrollment.enrollmentId, getCourse(scope, undefined).enrollmentId)
  const [offer] = await readOffers(transaction, and(scopeCondition(scope, { tenant: enrollment }), first)!, now)
  return offer ?? null
}

/** Returns the offers of all active courses of the student. */
export const activeOffers = (transaction: TenantTransaction, scope: CallerScope, now: Date): Promise<EnrollmentOffer[]> =>
  readOffers(transaction, and(scopeCondition(scope, { tenant: enrollment }), eq(enrollment.status, 'active'))!, now)

/**
 * The offer of any enrollment of the office's place.
 *
 * @param periodId instead of the period that the student sees
 * @throws NOT_FOUND also for a period of another institution
 */
export async function enrollmentOfferById(
  transaction: TenantTransaction,
  scope: OfficeScope,
  { enrollmentId, periodId }: { enrollmentId: number; periodId?: number },
  now: Date,
): Promise<EnrollmentOffer> {
  const which = and(placeCondition(scope, enrollment), eq(enrollment.enrollmentId, enrollmentId))!
  const found = await requireOffer(transaction, which, now, periodId)
  if (periodId !== undefined && !found.period) throw new DomainError('NOT_FOUND')
  return found
}

/** The period of the enrollment in the current row. */
const periodSeen = (now: Date) => sql`(
  select p.period_id from academic.reenrollment_period p
  where p.tenant_id = ${enrollment.tenantId} and p.institution_id = ${enrollment.institutionId}
    and (p.curriculum_ids = '{}' or ${enrollment.curriculumId} = any(p.curriculum_ids))
  order by p.opens_at <= ${now}::timestamptz and ${now}::timestamptz < p.closes_at desc, p.opens_at desc, p.period_id desc limit 1)`

async function requireOffer(transaction: TenantTransaction, which: SQL, now: Date, periodId?: number): Promise<EnrollmentOffer> {
  const [found] = await readOffers(transaction, which, now, periodId)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

async function readOffers({ reads }: TenantTransaction, which: SQL, now: Date, periodId?: number): Promise<EnrollmentOffer[]> {
  return reads
    .select({
      enrollment,
      institution: institution.name,
      electiveWorkload: curriculum.electiveWorkload,
      period: reenrollmentPeriod,
      carouselId: carousel.carouselId,
      hasPeriods: sql<boolean>`exists (select from academic.reenrollment_period p
        where p.tenant_id = ${enrollment.tenantId} and p.institution_id = ${enrollment.institutionId})`,
      reenrollment,
      admittedAt: reenrollmentAdmission.admittedAt,
      queuePlace: sql<number | null>`case when ${reenrollmentAdmission.admittedAt} > ${now}::timestamptz then (
        select count(*)::int from academic.reenrollment_admission a
        where a.tenant_id = ${reenrollmentAdmission.tenantId} and a.period_id = ${reenrollmentAdmission.periodId}
          and a.admitted_at > ${now}::timestamptz and a.admitted_at <= ${reenrollmentAdmission.admittedAt}) end`,
    })
    .from(enrollment)
    .innerJoin(institution, and(eq(institution.tenantId, enrollment.tenantId), eq(institution.institutionId, enrollment.institutionId)))
    .innerJoin(curriculum, and(eq(curriculum.tenantId, enrollment.tenantId), eq(curriculum.curriculumId, enrollment.curriculumId)))
    .leftJoin(
      reenrollmentPeriod,
      and(
        eq(reenrollmentPeriod.tenantId, enrollment.tenantId),
        eq(reenrollmentPeriod.institutionId, enrollment.institutionId),
        eq(reenrollmentPeriod.periodId, periodId ?? periodSeen(now)),
      ),
    )
    .leftJoin(
      carousel,
      and(
        eq(carousel.tenantId, enrollment.tenantId),
        eq(carousel.periodId, reenrollmentPeriod.periodId),
        eq(carousel.curriculumId, enrollment.curriculumId),
      ),
    )
    .leftJoin(
      reenrollment,
      and(
        eq(reenrollment.tenantId, enrollment.tenantId),
        eq(reenrollment.periodId, reenrollmentPeriod.periodId),
        eq(reenrollment.enrollmentId, enrollment.enrollmentId),
      ),
    )
    .leftJoin(
      reenrollmentAdmission,
      and(
        eq(reenrollmentAdmission.tenantId, enrollment.tenantId),
        eq(reenrollmentAdmission.periodId, reenrollmentPeriod.periodId),
        eq(reenrollmentAdmission.enrollmentId, enrollment.enrollmentId),
      ),
    )
    .where(which)
}

/** Whether classes may be chosen and confirmed for the first time. */
export const isOpen = ({ opensAt, closesAt }: Pick<PeriodRow, 'opensAt' | 'closesAt'>, now: Date): boolean =>
  opensAt <= now && now < closesAt

/** Whether a confirmed choice may be changed. */
export const isChangeable = ({ opensAt, changesUntil }: Pick<PeriodRow, 'opensAt' | 'changesUntil'>, now: Date): boolean =>
  opensAt <= now && now < changesUntil
