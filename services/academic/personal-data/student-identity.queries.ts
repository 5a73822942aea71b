import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { readTenant } from '../../platform/database.ts'
import { maskedCpf } from '../../platform/masking.ts'
import { query } from '../../platform/query.ts'
import { isStudentFound, studentOrder, withinOffice } from '../enrollments/enrollments.queries.ts'
import type { StaffReach } from './personal-data-staff.ts'

/** Data that distinguishes two people of the same name. */
export interface StudentIdentity {
  /** Masked tax id. */
  taxId: string | null
  courses: { course: string; academicRecord: string }[]
}

const courses = sql`json_agg(json_build_object('course', e.course, 'academicRecord', e.academic_record)
  order by e.status <> 'active', e.started_on desc, e.enrollment_id)`

/** Reads identities of people with accounts, by user id; there is no entry for a person without a course within reach. */
export async function getIdentities(pool: pg.Pool, reach: StaffReach, userIds: readonly number[]): Promise<Map<number, StudentIdentity>> {
  const rows = await readTenant(pool, reach.tenantId, ({ client }) =>
    query<{ userId: number; taxId: string; courses: StudentIdentity['courses'] }>(
      client,
      sql`select e.user_id as "userId", min(e.tax_id) as "taxId", ${courses} as courses from academic.enrollment e
        where ${withinOffice(reach)} and e.user_id = any (${sql.param(userIds)}::int[]) group by e.user_id`,
    ),
  )
  return new Map(rows.map(({ userId, taxId, courses: all }) => [userId, { taxId: maskedCpf(taxId), courses: all }]))
}

/** Students without an account by name, registration or whole CPF; `limit` at most. */
export async function studentsWithoutAccount(
  pool: pg.Pool,
  reach: StaffReach,
  search: string,
  limit: number,
): Promise<(StudentIdentity & { name: string })[]> {
  const rows = await readTenant(pool, reach.tenantId, ({ client }) =>
    query<StudentIdentity & { name: string; taxId: string }>(
      client,
      sql`select e.student_name as name, e.tax_id as "taxId", ${courses} as courses from academic.enrollment e
        where ${withinOffice(reach)} and e.user_id is null and (${isStudentFound(search)} or e.tax_id = ${search.replace(/\D/g, '')})
        group by e.student_name, e.name_key, e.tax_id order by ${studentOrder}, e.tax_id limit ${limit}`,
    ),
  )
  return rows.map(({ taxId, ...found }) => ({ ...found, taxId: maskedCpf(taxId) }))
}
