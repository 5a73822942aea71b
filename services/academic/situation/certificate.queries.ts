import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission } from '../../platform/guards.ts'
import { query } from '../../platform/query.ts'
import type { Caller } from '../../platform/service.ts'
import { isStaff, callerScope, studentProfiles } from '../access/scopes.ts'
import { enrollmentsInScope, withinOffice } from '../enrollments/enrollments.queries.ts'
import { mayReviewActivities } from '#api/permissions.ts'

/**
 * The upload that is the certificate of an activity, with whose it is.
 *
 * Throws FORBIDDEN for staff who don't decide on certificates, NOT_FOUND for another's, one of another institution, and one on paper.
 */
export async function requireCertificate(pool: pg.Pool, caller: Caller, activityId: number): Promise<{ key: string; userId: number }> {
  const { tenantId } = caller
  const [found] = await readTenant(pool, tenantId, ({ client }) =>
    query<{ key: string; userId: number }>(
      client,
      sql`select u.key, u.user_id as "userId" from academic.complementary_activity a
        join academic.enrollment e on e.tenant_id = a.tenant_id and e.enrollment_id = a.enrollment_id
        join academic.upload u on u.tenant_id = a.tenant_id and u.key = a.upload_key
        where ${getReach(caller)} and a.activity_id = ${activityId}`,
    ),
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

function getReach(caller: Caller): SQL {
  if (!isStaff(caller)) return enrollmentsInScope(callerScope(caller, studentProfiles))
  requirePermission(caller, mayReviewActivities)
  return withinOffice(caller)
}
