import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { LocalizedText } from '#api/locales.ts'
import { query } from '../../platform/query.ts'
import { getDayRates } from '../settings/rates.queries.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import type { DueInstallment } from './remaining-installments.ts'

/** Locks the reenrollment against parallel calls until the transaction ends. */
export async function lockCharge(
  client: pg.ClientBase,
  tenantId: number,
  reenrollmentId: string,
): Promise<{ revision: number; isCanceled: boolean }> {
  const [locked] = await query<{ revision: number; isCanceled: boolean }>(
    client,
    sql`insert into financial.reenrollment_charge as c (tenant_id, reenrollment_id) values (${tenantId}, ${reenrollmentId}::uuid)
      on conflict (tenant_id, reenrollment_id) do update set revision = c.revision
      returning revision, canceled_at is not null as "isCanceled"`,
  )
  return locked!
}

export async function markCharged(
  client: pg.ClientBase,
  tenantId: number,
  reenrollmentId: string,
  { revision, credit, at }: { revision: number; credit: number; at: Date },
): Promise<void> {
  await query(
    client,
    sql`update financial.reenrollment_charge set revision = ${revision}, credit_cents = ${credit}, charged_at = ${at.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and reenrollment_id = ${reenrollmentId}::uuid`,
  )
}

export async function markCanceled(client: pg.ClientBase, tenantId: number, reenrollmentId: string, at: Date): Promise<void> {
  await query(
    client,
    sql`update financial.reenrollment_charge set canceled_at = coalesce(canceled_at, ${at.toISOString()}::timestamptz)
      where tenant_id = ${tenantId} and reenrollment_id = ${reenrollmentId}::uuid`,
  )
}

export interface InstallmentDebt {
  debtId: number
  revision: number
  number: number
  status: BookedStatus
  /** Without fine and interest. */
  amount: number
}

/** Reads the installments of every revision and locks them in id order, as payments lock them. */
export function lockInstallments(client: pg.ClientBase, tenantId: number, reenrollmentId: string): Promise<InstallmentDebt[]> {
  return query<InstallmentDebt>(
    client,
    sql`select debt_id as "debtId", reenrollment_revision as revision, installment_number as number, status, gross_cents - scholarship_cents as amount
      from financial.debt where tenant_id = ${tenantId} and reenrollment_id = ${reenrollmentId}::uuid order by debt_id for update`,
  )
}

/** Inserts installments with the institution's fine and interest, or none if it has not set any. */
export async function insertInstallments(
  client: pg.ClientBase,
  { tenantId, reenrollmentId, revision }: { tenantId: number; reenrollmentId: string; revision: number },
  enrollmentId: number,
  due: readonly (DueInstallment & { description: Partial<LocalizedText> })[],
  today: string,
): Promise<void> {
  const { fine, interest } = getDayRates(today)
  await query(
    client,
    sql`insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, description, reenrollment_id, reenrollment_revision,
        installment_number, competency, due_date, gross_cents, fine_bp, interest_bp)
      select e.tenant_id, e.institution_id, e.enrollment_id, 'tuition', 'open', i.description, ${reenrollmentId}::uuid, ${revision}::int,
        i.number, i.competency, i."dueDate", i.amount, ${fine}, ${interest}
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as i(number int, amount bigint, "dueDate" date, competency date, description jsonb)
      cross join financial.enrollment e left join financial.setting s on s.institution_id = e.institution_id
      where e.tenant_id = ${tenantId} and e.enrollment_id = ${enrollmentId} order by i.number`,
  )
}

/** In order. */
export function getInstallments(
  client: pg.ClientBase,
  tenantId: number,
  reenrollmentId: string,
  revision: number,
): Promise<{ debtId: number; status: BookedStatus }[]> {
  return query<{ debtId: number; status: BookedStatus }>(
    client,
    sql`select debt_id as "debtId", status from financial.debt
      where tenant_id = ${tenantId} and reenrollment_id = ${reenrollmentId}::uuid and reenrollment_revision = ${revision} order by installment_number`,
  )
}
