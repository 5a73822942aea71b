import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../platform/query.ts'

export interface ChargedEnrollment {
  institutionId: number
  /** Student number. */
  academicRecord: string
  /** Null for somebody without an account. */
  userId: number | null
  studentName: string
  /** CPF, digits only. */
  taxId: string
  course: string
}

/**
 * The enrollment's id here, where it is made for courses that owed nothing yet. An account that the person has by now is kept with it,
 * so that they see the debt. Throws for an institution that takes no money here.
 */
export async function findEnrollment(
  client: pg.ClientBase,
  tenantId: number,
  { institutionId, academicRecord, userId, studentName, taxId, course }: ChargedEnrollment,
): Promise<number> {
  await query(
    client,
    sql`select pg_advisory_xact_lock(hashtextextended(${`enrollment ${tenantId} ${institutionId} ${academicRecord}`}, 0))`,
  )
  const [found] = await query<{ enrollment_id: number; user_id: number | null }>(
    client,
    sql`select enrollment_id, user_id from financial.enrollment
      where tenant_id = ${tenantId} and institution_id = ${institutionId} and registration = ${academicRecord} and tax_id = ${taxId}
      order by user_id is not distinct from ${userId}::int desc, enrollment_id limit 1`,
  )
  if (found) {
    if (found.user_id === null && userId !== null)
      await query(client, sql`update financial.enrollment set user_id = ${userId} where enrollment_id = ${found.enrollment_id}`)
    return found.enrollment_id
  }
  const [made] = await query<{ enrollment_id: number }>(
    client,
    sql`insert into financial.enrollment (tenant_id, institution_id, user_id, student_name, registration, tax_id, course)
      select tenant_id, institution_id, ${userId}::int, ${studentName}::text, ${academicRecord}::text, ${taxId}::text, ${course}::text
      from financial.institution where tenant_id = ${tenantId} and institution_id = ${institutionId} returning enrollment_id`,
  )
  if (!made) throw new Error(`The institution ${institutionId} of tenant ${tenantId} takes no money`)
  return made.enrollment_id
}
