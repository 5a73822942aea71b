import type pg from 'pg'
import { inTenant } from '../../../services/platform/database.ts'
import { addCourse } from './requests.ts'
import type { TestStudent } from './students.ts'

const [tenantId, institutionId, periodId] = [1, 11, 11]

/**
 * A course of Campus Norte, whose period is open (demo/academic-reenrollment-offer.ts): every subject is still to be taken, and the
 * documents that the period asks for are accepted.
 */
export async function addCourseToRenew(pool: pg.Pool, student: TestStudent): Promise<void> {
  await addCourse(pool, student)
  await inTenant(pool, tenantId, async ({ client }) => {
    await client.query(
      `insert into academic.enrollment_document
         (tenant_id, institution_id, enrollment_id, kind_id, status, revision, sent_at, decided_at, decided_by)
       select e.tenant_id, e.institution_id, e.enrollment_id, kind_id, 'accepted', 1, now() - interval '2 hours', now() - interval '1 hour', 1102
       from academic.enrollment e, academic.reenrollment_period p, unnest(p.document_kind_ids) as kind_id
       where e.user_id = $1 and p.period_id = $2`,
      [student.id, periodId],
    )
    // Who begins within a tenth of a second of a student of another test would stand in the queue.
    await client.query(
      `insert into academic.reenrollment_admission (tenant_id, period_id, enrollment_id, admitted_at)
       select tenant_id, $2, enrollment_id, now() - interval '1 minute' from academic.enrollment where user_id = $1`,
      [student.id, periodId],
    )
  })
}

/** What Campus Norte asks its students to confirm. */
export async function confirmPersonalData(pool: pg.Pool, { id }: TestStudent): Promise<void> {
  await inTenant(pool, tenantId, async ({ client }) => {
    await client.query(`insert into academic.personal_data (tenant_id, user_id, confirmed_at) values ($1, $2, now())`, [tenantId, id])
    await client.query(
      `insert into academic.address (tenant_id, user_id, purpose, country_iso_code, zip_code, state, city, address, number, neighborhood,
        complement, confirmed_at)
       values ($1, $2, 'residence', 'BR', '01310100', 'SP', 'São Paulo', 'Avenida Paulista', '900', 'Bela Vista', '', now())`,
      [tenantId, id],
    )
  })
}

/** As where somebody paid at the bank's counter. */
export async function settleOverdueDebt(pool: pg.Pool, { overdueDebtId }: TestStudent): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    client.query(
      `update financial.debt set status = 'settled', amount_on = current_date, paid_at = now(), paid_cents = gross_cents, paid_by = 'pix'
       where debt_id = $1`,
      [overdueDebtId],
    ),
  )
}

/** As the office grants it. */
export async function raiseLimit(pool: pg.Pool, { id }: TestStudent, reason: string): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    client.query(
      `insert into academic.reenrollment_exception (tenant_id, period_id, enrollment_id, kind, units, reason, made_by, made_at)
       select tenant_id, $2, enrollment_id, 'limit_raised', 4, $3, 1102, now() from academic.enrollment where user_id = $1`,
      [id, periodId, reason],
    ),
  )
}

/** A class of the first semester for one test, on Saturday mornings. @returns its code */
export async function addClass(pool: pg.Pool, subjectCode: string, seats: number): Promise<string> {
  const code = `${subjectCode}-T${crypto.randomUUID().slice(0, 4)}`
  await inTenant(pool, tenantId, ({ client }) =>
    client.query(
      `insert into academic.class_group (tenant_id, period_id, subject_id, code, shift, teacher, room, meetings, starts_on, ends_on, seats, is_open, revision)
       select g.tenant_id, g.period_id, g.subject_id, $2, 'morning', null, null, '[{"weekday": 6, "from": "08:00", "to": "11:20"}]',
         g.starts_on, g.ends_on, $3, true, 1
       from academic.class_group g join academic.reenrollment_period p on p.period_id = g.period_id and p.institution_id = $4
       where g.period_id = $1 and g.code = $5`,
      [periodId, code, seats, institutionId, `${subjectCode}-A`],
    ),
  )
  return code
}

/** As where others took the rest of a class's seats. */
export async function fillClass(pool: pg.Pool, code: string): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    client.query('update academic.class_group set seats = 0 where period_id = $1 and code = $2', [periodId, code]),
  )
}

/** Seats of a student, and how often they chose one. */
export async function getSeats(pool: pg.Pool, { id }: TestStudent): Promise<{ seats: number; chosen: number }> {
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
