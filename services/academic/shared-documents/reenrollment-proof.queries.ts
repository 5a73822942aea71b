import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReenrollmentProof } from '#api/academic/shared-documents.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { CallerScope } from '../access/scopes.ts'
import { enrollmentsInScope } from '../enrollments/enrollments.queries.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import { reenrollmentPeriod } from '../reenrollment/offer.schema.ts'

/** The newest term of each enrollment whose reenrollment is complete, on `academic.enrollment e`, `r` and `p`. */
const newestComplete = (scope: CallerScope): SQL => sql`academic.enrollment e
  cross join lateral (
    select * from academic.reenrollment r where r.tenant_id = e.tenant_id and r.enrollment_id = e.enrollment_id and r.status = 'completed'
    order by r.completed_at desc limit 1
  ) r
  join academic.reenrollment_period p on p.tenant_id = r.tenant_id and p.period_id = r.period_id
  where ${enrollmentsInScope(scope)}`

/** Enrollments whose proof of reenrollment may be issued, with its term. */
export function listReenrolled(pool: pg.Pool, scope: CallerScope): Promise<{ enrollmentId: number; course: string; period: string }[]> {
  return readTenant(pool, scope.tenantId, ({ client }) =>
    query(client, sql`select e.enrollment_id as "enrollmentId", e.course, p.period from ${newestComplete(scope)} order by e.enrollment_id`),
  )
}

const enrollmentColumns = selectColumns(enrollment, 'e', [
  'enrollmentId',
  'academicRecord',
  'course',
  'status',
  'startedOn',
  'endedOn',
  'institutionId',
  'studentName as student',
  'taxId',
])
const termColumns = selectColumns(reenrollmentPeriod, 'p', ['period', 'startsOn', 'endsOn'])

type ProofRow = SelectedRow<typeof enrollmentColumns> & SelectedRow<typeof termColumns> & { reenrollmentId: string; institution: string }

/**
 * The classes that were taken for the newest term whose reenrollment is complete, also while they are being changed. With the institution
 * that issues it. Throws NOT_FOUND without one, and for what is another's.
 *
 * @param issuedOn civil date
 */
export function readReenrollmentProof(
  pool: pg.Pool,
  scope: CallerScope,
  enrollmentId: number,
  issuedOn: string,
): Promise<ReenrollmentProof & { institutionId: number }> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const [row] = await query<ProofRow>(
      client,
      sql`select ${enrollmentColumns}, ${termColumns}, r.reenrollment_id as "reenrollmentId",
          (select i.name from academic.institution i where i.tenant_id = e.tenant_id and i.institution_id = e.institution_id) as institution
        from ${newestComplete(scope)} and e.enrollment_id = ${enrollmentId}`,
    )
    if (!row) throw new DomainError('NOT_FOUND')
    const classes = await query<ReenrollmentProof['classes'][number]>(
      client,
      sql`select g.code, s.name as subject, s.code as "subjectCode", s.credits, s.workload, g.meetings
        from academic.reenrollment_seat t
        join academic.class_group g on g.tenant_id = t.tenant_id and g.group_id = t.group_id
        join academic.subject s on s.tenant_id = t.tenant_id and s.subject_id = t.subject_id
        where t.tenant_id = ${scope.tenantId} and t.reenrollment_id = ${row.reenrollmentId}::uuid and t.status <> 'held'
        order by s.name, g.code`,
    )
    const { student, taxId, period, startsOn, endsOn, institutionId, reenrollmentId: _, ...course } = row
    return { enrollment: course, student, taxId, period, startsOn, endsOn, classes, issuedOn, institutionId }
  })
}
