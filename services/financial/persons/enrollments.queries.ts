import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTenant } from '../../platform/database.ts'
import { query } from '../database/query.ts'
import type { PayerScope } from '../payments/payment-attempt.ts'

interface OwnEnrollment {
  enrollmentId: number
  institutionId: number
  institutionName: string
  course: string
  registration: string
}

/** The courses of the person in the context (GET /enrollments). */
export async function ownEnrollments(pool: pg.Pool, { tenantId, institutionId, userId }: PayerScope): Promise<OwnEnrollment[]> {
  return inTenant(pool, tenantId, ({ client }) =>
    query<OwnEnrollment>(
      client,
      sql`select e.enrollment_id as "enrollmentId", e.institution_id as "institutionId", i.name as "institutionName", e.course, e.registration
        from financial.enrollment e join financial.institution i using (institution_id)
        where e.tenant_id = ${tenantId} and e.user_id = ${userId} and (${institutionId}::int is null or e.institution_id = ${institutionId}::int)
        order by e.course, e.enrollment_id`,
    ),
  )
}
