import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { newException, OfficeStudent } from '#api/academic/reenrollment-office.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { enrollmentOfferById } from '../reenrollment/enrollment-offer.queries.ts'
import { type Actor, recordEvent } from '../reenrollment/reenrollment-changes.queries.ts'
import { reenrollmentException } from '../reenrollment/reenrollment.schema.ts'
import { tellEvent } from '../reenrollment/reenrollment-notice.queries.ts'
import { type ReenrollmentOfficePorts } from './office-scope.queries.ts'
import { type OfficeReader, type OfStudent, readStudent } from './read-student.queries.ts'

/** Describes the actor of an act that the office does for a student, who is told about it. */
export const byOffice = ({ userId }: OfficeMember, reason: string): Actor => ({ by: 'office', madeBy: userId, reason })

/**
 * Grants an exception, which the student sees with its reason.
 *
 * Throws NOT_FOUND for an enrollment or a period of another institution and a subject that is not of the course, NOT_ALLOWED once nothing
 * can be changed, and for what is already granted.
 */
export async function addException(
  ports: ReenrollmentOfficePorts,
  reader: OfficeReader,
  exception: z.output<typeof newException>,
): Promise<OfficeStudent> {
  const { periodId, enrollmentId, kind, units, subjectId, pendency, reason } = exception
  const { tenantId, userId } = reader
  const now = ports.clock.now()
  await inTenant(ports.pool, tenantId, async (transaction) => {
    const { client } = transaction
    const { enrollment, period } = await enrollmentOfferById(transaction, reader, exception, now)
    if (!period || period.changesUntil <= now) throw new DomainError('NOT_ALLOWED')
    await lockEnrollment(transaction, tenantId, enrollmentId)
    if (subjectId !== null) {
      const offered = await query(
        client,
        sql`select from academic.curriculum_subject
          where tenant_id = ${tenantId} and curriculum_id = ${enrollment.curriculumId} and subject_id = ${subjectId}`,
      )
      if (offered.length === 0) throw new DomainError('NOT_FOUND')
    }
    const granted = await query(
      client,
      sql`select from academic.reenrollment_exception
        where tenant_id = ${tenantId} and period_id = ${periodId} and enrollment_id = ${enrollmentId} and revoked_at is null
          and (subject_id = ${subjectId}::int or pendency = ${pendency}::text)`,
    )
    if (granted.length > 0) throw new DomainError('NOT_ALLOWED')
    await query(
      client,
      sql`insert into academic.reenrollment_exception
          (tenant_id, period_id, enrollment_id, kind, units, subject_id, pendency, reason, made_by, made_at)
        values (${tenantId}, ${periodId}, ${enrollmentId}, ${kind}, ${units}, ${subjectId}, ${pendency}, ${reason}, ${userId},
          ${now.toISOString()}::timestamptz)`,
    )
    await note(ports, transaction, reader, { periodId, enrollmentId, kind: 'excepted', reason })
  })
  return readStudent(ports, reader, exception)
}

const exceptionColumns = selectColumns(reenrollmentException, 'x', ['periodId', 'enrollmentId', 'revokedAt'])

/**
 * Takes an exception back; what was chosen under it stays, and cannot be confirmed.
 * Throws NOT_FOUND for one of another institution, NOT_ALLOWED where it was taken back before.
 */
export async function revokeException(
  ports: ReenrollmentOfficePorts,
  reader: OfficeReader,
  { exceptionId, reason }: { exceptionId: number; reason: string },
): Promise<OfficeStudent> {
  const { tenantId } = reader
  const now = ports.clock.now()
  const of = await inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    const [found] = await query<SelectedRow<typeof exceptionColumns>>(
      client,
      sql`select ${exceptionColumns}
        from academic.reenrollment_exception x
        join academic.reenrollment_period p on p.tenant_id = x.tenant_id and p.period_id = x.period_id
        where ${placeCondition(reader, 'p')} and x.exception_id = ${exceptionId} for update of x`,
    )
    if (!found) throw new DomainError('NOT_FOUND')
    const { periodId, enrollmentId, revokedAt } = found
    if (revokedAt) throw new DomainError('NOT_ALLOWED')
    await db
      .update(reenrollmentException)
      .set({ revokedAt: now })
      .where(and(eq(reenrollmentException.tenantId, tenantId), eq(reenrollmentException.exceptionId, exceptionId)))
    await note(ports, transaction, reader, { periodId, enrollmentId, kind: 'exception_revoked', reason })
    return { periodId, enrollmentId }
  })
  return readStudent(ports, reader, of)
}

/** Locks the enrollment, so that one of two people who grant the same exception at once is refused. */
const lockEnrollment = ({ client }: TenantTransaction, tenantId: number, enrollmentId: number) =>
  query(client, sql`select from academic.enrollment where tenant_id = ${tenantId} and enrollment_id = ${enrollmentId} for no key update`)

async function note(
  ports: ReenrollmentOfficePorts,
  transaction: TenantTransaction,
  member: OfficeMember,
  { kind, reason, ...of }: OfStudent & { kind: 'excepted' | 'exception_revoked'; reason: string },
): Promise<void> {
  const { tenantId } = member
  const eventId = await recordEvent(transaction, { tenantId, ...of }, { kind }, byOffice(member, reason), ports.clock.now())
  await tellEvent(ports, transaction, tenantId, eventId)
}
