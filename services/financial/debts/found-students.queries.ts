import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { FoundStudent } from '#api/financial/debts.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'
import type { DebtScope } from '../access/scopes.ts'
import { studentCondition } from './debts.queries.ts'

const most = 5

/** Finds students where staff work: names that are or begin with the text come first. @param search without control characters */
export async function foundStudents(pool: pg.Pool, scope: DebtScope, search: string): Promise<FoundStudent[]> {
  return readTenant(pool, scope.tenantId, ({ client }) =>
    query<FoundStudent>(
      client,
      sql`select e.enrollment_id as "enrollmentId", e.institution_id as "institutionId", e.student_name as "studentName", e.registration, e.course
        from financial.enrollment e
        where ${scopeCondition({ ...scope, userId: null }, { tenant: 'e' })} and ${studentCondition(search)}
        order by (e.name_key = financial.search_key(${search})) desc, starts_with(e.name_key, financial.search_key(${search})) desc,
          e.name_key, e.enrollment_id
        limit ${most}`,
    ),
  )
}
