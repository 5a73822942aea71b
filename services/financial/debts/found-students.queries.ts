import { sql } from 'drizzle-orm'
import type { FoundStudent } from '#api/debts.ts'
import { readTenant } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import type { DebtSources } from './debt-positions.queries.ts'

const most = 5

/** Of the institutions that staff work in: names that are or begin with the text first. @param search without control characters */
export async function foundStudents(
  { pool, students }: Pick<DebtSources, 'pool' | 'students'>,
  { tenantId, institutionId }: DebtScope,
  search: string,
): Promise<FoundStudent[]> {
  const found = toSqlArray(await students.find(tenantId, search))
  return readTenant(pool, tenantId, ({ client }) =>
    query<FoundStudent>(
      client,
      sql`select e.enrollment_id as "enrollmentId", e.institution_id as "institutionId", e.student_name as "studentName", e.registration, e.course
        from financial.enrollment e
        where e.tenant_id = ${tenantId} and e.enrollment_id = any(${found}::int[])
          and (${institutionId}::int is null or e.institution_id = ${institutionId})
        order by (e.name_key = financial.search_key(${search})) desc, starts_with(e.name_key, financial.search_key(${search})) desc,
          e.name_key, e.enrollment_id
        limit ${most}`,
    ),
  )
}
