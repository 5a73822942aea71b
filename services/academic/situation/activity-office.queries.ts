import { and, eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ActivityDecision, ActivityToReview } from '#api/academic/academic-situation.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { OfficeScope } from '../access/scopes.ts'
import { withinOffice } from '../enrollments/enrollments.queries.ts'
import { complementaryActivity } from './situation.schema.ts'

const tables = sql`academic.complementary_activity a
  join academic.enrollment e on e.tenant_id = a.tenant_id and e.enrollment_id = a.enrollment_id`

const waiting = (scope: OfficeScope) => sql`${withinOffice(scope)} and a.status = 'pending'`

/** Tables and conditions for counting the certificates that wait for review. */
export const waitingActivities = (scope: OfficeScope): SQL => sql`${tables} where ${waiting(scope)}`

/** Lists a page of certificates that wait for review, oldest first, including those on paper. */
export function activitiesToReview(
  pool: pg.Pool,
  scope: OfficeScope,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ results: ActivityToReview[]; totalCount: number; page: number; perPage: number }> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const rows = await query<Omit<ActivityToReview, 'sentAt'> & { sentAt: Date }>(
      client,
      sql`select a.activity_id as "activityId", k.name as kind, a.title, a.done_on as "doneOn", a.claimed_hours as "claimedHours",
          a.sent_at as "sentAt", a.upload_key is not null as "hasCertificate", e.student_name as student,
          e.academic_record as "academicRecord", e.course, i.name as institution
        from ${tables}
        join academic.activity_kind k on k.tenant_id = a.tenant_id and k.kind_id = a.kind_id
        join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id
        where ${waiting(scope)} order by a.sent_at, a.activity_id limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    const [counted] = await query<{ count: number }>(client, sql`select count(*)::int as count from ${waitingActivities(scope)}`)
    return { results: rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })), totalCount: counted!.count, page, perPage }
  })
}

export interface DecidedActivity {
  tenantId: number
  userId: number
  enrollmentId: number
  activityId: number
  title: string
  /** Null where it was refused. */
  grantedHours: number | null
  reason: string | null
}

const activityColumns = selectColumns(complementaryActivity, 'a', ['status', 'claimedHours', 'title', 'enrollmentId'])

/** Runs in the transaction of the decision. */
export type OnActivityDecided = (client: pg.ClientBase, decided: DecidedActivity) => Promise<void>

/**
 * Throws NOT_FOUND for an activity of elsewhere, CONTENT_CHANGED where it was decided on meanwhile, NOT_ALLOWED for more hours than
 * were claimed without a reason.
 */
export function decideActivity(
  { pool, onActivityDecided }: { pool: pg.Pool; onActivityDecided: OnActivityDecided },
  scope: OfficeScope,
  { activityId, decision }: ActivityDecision,
  now: Date,
): Promise<void> {
  return inTenant(pool, scope.tenantId, async ({ client, db }) => {
    const [activity] = await query<SelectedRow<typeof activityColumns> & { userId: number | null }>(
      client,
      sql`select ${activityColumns}, e.user_id as "userId" from ${tables}
        where ${withinOffice(scope)} and a.activity_id = ${activityId} for update of a`,
    )
    if (!activity) throw new DomainError('NOT_FOUND')
    const { status, claimedHours, title, enrollmentId, userId } = activity
    if (status !== 'pending') throw new DomainError('CONTENT_CHANGED')
    const grantedHours = decision.status === 'accepted' ? decision.grantedHours : null
    const { reason } = decision
    if (grantedHours !== null && grantedHours > claimedHours && reason === null) throw new DomainError('NOT_ALLOWED')
    const { tenantId } = scope
    await db
      .update(complementaryActivity)
      .set({ status: decision.status, grantedHours, reason, decidedAt: now })
      .where(and(eq(complementaryActivity.tenantId, tenantId), eq(complementaryActivity.activityId, activityId)))
    if (userId !== null) await onActivityDecided(client, { tenantId, userId, enrollmentId, activityId, title, grantedHours, reason })
  })
}
