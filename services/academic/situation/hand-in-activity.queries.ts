import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { ComplementaryActivity, newActivity } from '#api/academic/academic-situation.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import { requireEnrollment } from '../enrollments/enrollments.queries.ts'
import { readActivities } from './situation.queries.ts'

/**
 * Hands in a certificate, which then waits for the office. The same file again gives what was made of it the first time.
 *
 * Throws NOT_FOUND for another's course or file and a kind of another curriculum, NOT_ALLOWED unless the enrollment is active and for
 * a file that another course's activity or a document has, UPLOAD_INCOMPLETE.
 */
export function handInActivity(
  pool: pg.Pool,
  scope: CallerScope,
  { enrollmentId, kindId, title, doneOn, claimedHours, certificate }: z.output<typeof newActivity>,
  now: Date,
): Promise<ComplementaryActivity> {
  const { tenantId, userId } = scope
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    const { curriculumId, status } = await requireEnrollment(client, scope, enrollmentId)
    // Serializes concurrent requests with the same file.
    const [file] = await query<{ state: string; isUsed: boolean }>(
      client,
      sql`select u.state, exists (select 1 from academic.document_file f where f.tenant_id = u.tenant_id and f.upload_key = u.key) as "isUsed"
        from academic.upload u where u.tenant_id = ${tenantId} and u.user_id = ${userId} and u.use = 'document' and u.key = ${certificate}::uuid for update`,
    )
    if (!file) throw new DomainError('NOT_FOUND')
    const ofFile = sql`a.tenant_id = ${tenantId} and a.upload_key = ${certificate}::uuid`
    const [before] = await readActivities(transaction, sql`${ofFile} and a.enrollment_id = ${enrollmentId}`)
    if (before) return before
    if (status !== 'active' || file.isUsed) throw new DomainError('NOT_ALLOWED')
    if (file.state !== 'complete') throw new DomainError('UPLOAD_INCOMPLETE')
    const kinds = await query(
      client,
      sql`select 1 from academic.activity_kind where tenant_id = ${tenantId} and curriculum_id = ${curriculumId} and kind_id = ${kindId}`,
    )
    if (kinds.length === 0) throw new DomainError('NOT_FOUND')
    const made = await query(
      client,
      sql`insert into academic.complementary_activity
          (tenant_id, enrollment_id, kind_id, title, done_on, claimed_hours, status, sent_at, upload_key)
        values (${tenantId}, ${enrollmentId}, ${kindId}, ${title}, ${doneOn}::date, ${claimedHours}, 'pending', ${now.toISOString()}::timestamptz,
          ${certificate}::uuid)
        on conflict (tenant_id, upload_key) do nothing returning 1`,
    )
    if (made.length === 0) throw new DomainError('NOT_ALLOWED')
    const [activity] = await readActivities(transaction, ofFile)
    return activity!
  })
}
