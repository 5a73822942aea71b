import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import type { EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import type { AppLocale } from '#api/locales.ts'
import type { PersonalField } from '#api/academic/personal-data.ts'
import type { Pendencies, Pendency } from '#api/academic/reenrollment.ts'
import { civilToday } from '../../platform/clock.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { getRows } from '../../platform/read-together.ts'
import { listDocuments, shownDocument } from '../documents/documents.queries.ts'
import { documentKind, enrollmentDocument } from '../documents/documents.schema.ts'
import { missingFields } from '../personal-data/address-changes.ts'
import { listExceptions } from './choice.queries.ts'
import { occupiedSeats, waitingPeople } from './class-groups.queries.ts'
import { type EnrollmentOffer, enrollmentOffer } from './enrollment-offer.queries.ts'
import { asksFinance, dependenciesToChoose, type DependencyFact, type DocumentFact, getPendencies } from './pendencies.ts'
import type { FinancialFacts, ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { reenrollmentSeat } from './reenrollment.schema.ts'
import { failedResults, isDependency, readStanding, type SubjectStanding } from './standing.queries.ts'

export type Reader = Pick<StudentScope, 'tenantId' | 'timeZone'>

/** GET /reenrollments/students/pendencies. Omits financial items if the service does not answer. Throws NOT_FOUND like `enrollmentOffer`. */
export async function listPendencies(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  academicRecord: string,
  locale: AppLocale,
): Promise<Pendencies> {
  const now = ports.clock.now()
  const { offer, ...facts } = await readTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = await enrollmentOffer(transaction, scope, academicRecord, now)
    const [academic, exceptions, dependencies] = await Promise.all([
      readAcademicFacts(transaction, offer),
      readExceptions(transaction, offer),
      findDependencies(transaction, offer, now),
    ])
    return { offer, ...academic, exceptions, dependencies }
  })
  const finance = await readFinance(ports, scope.timeZone, offer)
  return { results: getPendencies({ offer, finance, ...facts }, locale), isFinanceMissing: finance === null }
}

/** Returns documents that the period requires, in the order of the enrollment documents. Throws NOT_FOUND like `enrollmentOffer`. */
export function mandatoryDocuments(
  { pool, clock }: ReenrollmentPorts,
  scope: StudentScope,
  academicRecord: string,
): Promise<EnrollmentDocument[]> {
  const now = clock.now()
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const offer = await enrollmentOffer(transaction, scope, academicRecord, now)
    const asked = new Set((await readDocuments(transaction, offer)).map(({ documentEnrollmentId }) => documentEnrollmentId))
    const rows = asked.size > 0 ? await listDocuments(transaction, scope) : []
    return rows.filter(({ documentEnrollmentId }) => asked.has(documentEnrollmentId)).map((row) => shownDocument(row, now))
  })
}

/**
 * What the financial service keeps of an enrollment; null where it does not answer.
 * It reads in a transaction of its own: never to be asked within another one, which would wait for a second connection.
 */
export async function readFinance(
  { clock, reenrollmentFinance }: Pick<ReenrollmentPorts, 'clock' | 'reenrollmentFinance'>,
  timeZone: string,
  { enrollment }: Pick<EnrollmentOffer, 'enrollment'>,
): Promise<FinancialFacts | null> {
  const { tenantId, institutionId, academicRecord } = enrollment
  return reenrollmentFinance.facts({ tenantId, institutionId }, academicRecord, civilToday(clock, timeZone)).catch(() => null)
}

/**
 * What keeps a student from choosing, or from confirming: dependencies are settled by choosing them and stop only the latter.
 *
 * @param finance of `readFinance`, read before the transaction
 */
export async function blockingPendencies(
  transaction: TenantTransaction,
  { offer, finance }: { offer: EnrollmentOffer; finance: FinancialFacts | null },
  act: 'choose' | 'confirm',
  now: Date,
): Promise<Pendency[]> {
  const [facts, exceptions, dependencies] = await Promise.all([
    readAcademicFacts(transaction, offer),
    readExceptions(transaction, offer),
    act === 'confirm' ? findDependencies(transaction, offer, now) : [],
  ])
  return getPendencies({ offer, finance, ...facts, exceptions, dependencies }, appConfig.defaultLocale).filter(
    ({ isBlocking }) => isBlocking,
  )
}

/**
 * Choosing goes on while the financial service does not answer, confirming does not.
 * Throws PENDENCIES_OPEN, or BAD_GATEWAY where a rule asks the financial service and it did not answer.
 */
export async function requireNothingBlocking(
  transaction: TenantTransaction,
  given: { offer: EnrollmentOffer; finance: FinancialFacts | null },
  act: 'choose' | 'confirm',
  now: Date,
): Promise<void> {
  if ((await blockingPendencies(transaction, given, act, now)).length > 0) throw new DomainError('PENDENCIES_OPEN')
  const { period } = given.offer
  if (act === 'confirm' && !given.finance && period && asksFinance(period)) throw new DomainError('BAD_GATEWAY')
}

/** Returns documents that the period asks for, and data that the institution waits for. */
export async function readAcademicFacts(transaction: TenantTransaction, offer: EnrollmentOffer) {
  const [documents, dataUpdate] = await Promise.all([readDocuments(transaction, offer), readDataUpdate(transaction, offer)])
  return { documents, dataUpdate }
}

const readExceptions = (transaction: TenantTransaction, { period, enrollment }: EnrollmentOffer) =>
  period ? listExceptions(transaction, { ...period, enrollmentId: enrollment.enrollmentId }) : []

async function readDocuments({ reads }: TenantTransaction, { period, enrollment }: EnrollmentOffer): Promise<DocumentFact[]> {
  if (!period || period.documentKindIds.length === 0) return []
  return reads
    .select({
      documentEnrollmentId: enrollmentDocument.documentEnrollmentId,
      name: documentKind.name,
      status: enrollmentDocument.status,
      reason: sql<string | null>`case when ${enrollmentDocument.status} = 'refused' then ${enrollmentDocument.reason} end`,
    })
    .from(enrollmentDocument)
    .innerJoin(
      documentKind,
      and(eq(documentKind.tenantId, enrollmentDocument.tenantId), eq(documentKind.kindId, enrollmentDocument.kindId)),
    )
    .where(
      and(
        eq(enrollmentDocument.tenantId, enrollment.tenantId),
        eq(enrollmentDocument.enrollmentId, enrollment.enrollmentId),
        inArray(enrollmentDocument.kindId, period.documentKindIds),
      ),
    )
    .orderBy(documentKind.purpose, documentKind.position, enrollmentDocument.documentEnrollmentId)
}

/** Returns data that was asked for and not confirmed since; students without an account are not asked. */
async function readDataUpdate(transaction: TenantTransaction, { enrollment }: EnrollmentOffer): Promise<{ until: string } | null> {
  const { tenantId, institutionId, userId } = enrollment
  if (userId === null) return null
  const [asked] = await transaction.read(
    getRows<{ until: string; fields: PersonalField[]; askedAt: Date; contact: Date | null; address: Date | null }>(
      sql`select r.due_on as until, r.fields, r.asked_at as "askedAt",
          (select d.confirmed_at from academic.personal_data d where d.tenant_id = ${tenantId} and d.user_id = ${userId}) as contact,
          (select max(a.confirmed_at) from academic.address a where a.tenant_id = ${tenantId} and a.user_id = ${userId}) as address
        from academic.data_update_request r where r.tenant_id = ${tenantId} and r.institution_id = ${institutionId}`,
      'askedAt',
      'contact',
      'address',
    ),
  )
  if (!asked) return null
  const confirmed = { contact: asked.contact?.toISOString() ?? null, address: asked.address?.toISOString() ?? null }
  return missingFields({ fields: asked.fields, askedAt: asked.askedAt.toISOString() }, confirmed).length > 0 ? { until: asked.until } : null
}

/** Returns the dependencies still to be chosen by a student whose choice was not read yet. */
async function findDependencies(transaction: TenantTransaction, offer: EnrollmentOffer, now: Date): Promise<DependencyFact[]> {
  const [standing, chosen, seats] = await Promise.all([
    readStanding(transaction, offer),
    chosenSubjects(transaction, offer),
    readDependencySeats(transaction, offer, now),
  ])
  return getDependencies(offer, { standing, chosen, seats })
}

async function chosenSubjects({ reads }: TenantTransaction, { reenrollment }: EnrollmentOffer): Promise<Set<number>> {
  if (!reenrollment) return new Set()
  const { tenantId, reenrollmentId } = reenrollment
  const rows = await reads
    .select({ subjectId: reenrollmentSeat.subjectId })
    .from(reenrollmentSeat)
    .where(
      and(
        eq(reenrollmentSeat.tenantId, tenantId),
        eq(reenrollmentSeat.reenrollmentId, reenrollmentId),
        ne(reenrollmentSeat.status, 'dropping'),
      ),
    )
  return new Set(rows.map(({ subjectId }) => subjectId))
}

/** Returns whether there is a seat in each failed subject that the period offers; omits those it does not offer. */
export async function readDependencySeats(
  transaction: TenantTransaction,
  { period, enrollment }: EnrollmentOffer,
  now: Date,
): Promise<ReadonlyMap<number, { hasSeats: boolean }>> {
  if (!period) return new Map()
  const offered = await transaction.read(
    getRows<{ subjectId: number; hasSeats: boolean }>(
      sql`select subject_id as "subjectId", bool_or(seats > ${occupiedSeats(now)} + ${waitingPeople}) as "hasSeats"
        from academic.class_group
        where tenant_id = ${period.tenantId} and period_id = ${period.periodId} and is_open and subject_id in (
          select h.subject_id from academic.history h
          where h.tenant_id = ${enrollment.tenantId} and h.enrollment_id = ${enrollment.enrollmentId} and h.result in ${failedResults})
        group by subject_id`,
    ),
  )
  return new Map(offered.map((one) => [one.subjectId, one]))
}

/**
 * Dependencies that are still to be chosen.
 *
 * @param chosen subjects of the choice, without those that are dropped
 * @param seats of `readDependencySeats`
 */
export const getDependencies = (
  { period }: Pick<EnrollmentOffer, 'period'>,
  {
    standing,
    chosen,
    seats,
  }: { standing: readonly SubjectStanding[]; chosen: ReadonlySet<number>; seats: ReadonlyMap<number, { hasSeats: boolean }> },
): DependencyFact[] => (period ? dependenciesToChoose(period, standing.filter(isDependency), chosen, seats) : [])
