import type pg from 'pg'
import { pendencyKinds } from '../../../api/reenrollment-names.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { addCourse } from './requests.ts'
import type { TestStudent } from './students.ts'

const [tenantId, periodId] = [1, 11]

/** A course of Campus Norte, whose reenrollment is open, where the office waived what would block the student. */
export async function addWaivedCourse(pool: pg.Pool, student: TestStudent): Promise<void> {
  await addCourse(pool, student)
  await inTenant(pool, tenantId, ({ client }) =>
    client.query(
      `insert into academic.reenrollment_exception (tenant_id, period_id, enrollment_id, kind, pendency, reason, made_by, made_at)
       select tenant_id, $2, enrollment_id, 'pendency_waived', unnest($3::text[]), 'Teste', 1102, now() from academic.enrollment where user_id = $1`,
      [student.id, periodId, pendencyKinds],
    ),
  )
}

/** Seats of a student, and how often they chose one. */
export async function seatsOf(pool: pg.Pool, { id }: TestStudent): Promise<{ seats: number; chosen: number }> {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<{ seats: number; chosen: number }>(
      `select (select count(*)::int from academic.reenrollment r join academic.reenrollment_seat s using (tenant_id, reenrollment_id)
           where r.enrollment_id = e.enrollment_id) as seats,
         (select count(*)::int from academic.reenrollment_event v where v.enrollment_id = e.enrollment_id and v.kind = 'chosen') as chosen
       from academic.enrollment e where e.user_id = $1`,
      [id],
    ),
  )
  return rows[0]!
}
