import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query, toSqlArray } from '../../platform/query.ts'
import type { OwedDebt } from '../payments/booking/allocation.ts'
import type { Moment } from '../payments/booking/returned-money.queries.ts'

/**
 * Of `financial.agreement a`: broken by its first installment, or by as many as its terms say, that are late by as many days. A part does
 * not count as paid.
 */
export const isBroken = (today: string) => sql`a.canceled_at is null and exists (
  select from financial.agreement_installment i join financial.debt d on d.debt_id = i.debt_id
  where i.tenant_id = a.tenant_id and i.agreement_id = a.agreement_id and d.status = 'open'
    and ${today}::date - d.due_date >= a.cancel_after_days and financial.is_late(d.institution_id, d.due_date, ${today}::date)
  having bool_or(i.number = 1) or count(*) >= a.cancel_after_count)`

/** Whether an agreement was canceled before payments on it were returned to the reopened debts. */
const isUnreturned = sql`a.canceled_at is not null and a.returned_cents is null and exists (
  select from financial.agreement_installment i join financial.debt d on d.debt_id = i.debt_id
  where i.tenant_id = a.tenant_id and i.agreement_id = a.agreement_id and d.status = 'settled')`

/** Returns the agreements to cancel, and those canceled while their payments are not yet returned. */
export async function brokenAgreements(client: pg.ClientBase, tenantId: number, today: string): Promise<number[]> {
  const rows = await query<{ agreement_id: number }>(
    client,
    sql`select a.agreement_id from financial.agreement a
      where a.tenant_id = ${tenantId} and (${isBroken(today)} or ${isUnreturned}) order by a.agreement_id`,
  )
  return rows.map(({ agreement_id }) => agreement_id)
}

export function lockDebtsOfAgreement(
  client: pg.ClientBase,
  tenantId: number,
  agreementId: number,
): Promise<{ debt_id: number; installment: boolean }[]> {
  return query<{ debt_id: number; installment: boolean }>(
    client,
    sql`select d.debt_id, d.debt_id in (select debt_id from financial.agreement_installment where agreement_id = ${agreementId}) as installment
      from financial.debt d
      where d.tenant_id = ${tenantId} and d.debt_id in (
        select debt_id from financial.agreement_installment where agreement_id = ${agreementId}
        union all select debt_id from financial.agreement_debt where agreement_id = ${agreementId})
      order by d.debt_id for update of d`,
  )
}

/** Marks an agreement as canceled; the caller holds the debt locks. Null if nothing is to be done: it is kept, or canceled with all returned. */
export async function markCanceled(
  client: pg.ClientBase,
  tenantId: number,
  agreementId: number,
  { now, today }: Moment,
): Promise<{ userId: number | null; isNew: boolean } | null> {
  const [canceled] = await query<{ userId: number | null; isNew: boolean }>(
    client,
    sql`with found as (
        select a.agreement_id, a.canceled_at is null as "isNew" from financial.agreement a
        where a.tenant_id = ${tenantId} and a.agreement_id = ${agreementId} and (${isBroken(today)} or ${isUnreturned})
      )
      update financial.agreement a set canceled_at = coalesce(a.canceled_at, ${now.toISOString()}::timestamptz), returned_cents = 0
      from found where a.agreement_id = found.agreement_id
      returning "isNew", (select e.user_id from financial.enrollment e where e.tenant_id = ${tenantId} and e.enrollment_id = a.enrollment_id) as "userId"`,
  )
  return canceled ?? null
}

export async function keepReturned(client: pg.ClientBase, tenantId: number, agreementId: number, returned: number): Promise<void> {
  await query(
    client,
    sql`update financial.agreement set returned_cents = ${returned} where tenant_id = ${tenantId} and agreement_id = ${agreementId}`,
  )
}

export async function reopenReplacedDebts(client: pg.ClientBase, tenantId: number, debtIds: readonly number[]): Promise<void> {
  await query(
    client,
    sql`update financial.debt set status = 'open', amount_on = null
      where tenant_id = ${tenantId} and debt_id = any(${toSqlArray(debtIds)}::int[]) and status = 'in_agreement'`,
  )
}

/** Returns the open part of debts at its price on a civil day, earliest due first. */
export function readOpenDebts(client: pg.ClientBase, tenantId: number, debtIds: readonly number[], day: string): Promise<OwedDebt[]> {
  return query<OwedDebt>(
    client,
    sql`select d.debt_id as "debtId", financial.debt_amount(d, ${day}::date) as due, true as open from financial.debt d
      where d.tenant_id = ${tenantId} and d.debt_id = any(${toSqlArray(debtIds)}::int[]) and d.status = 'open' order by d.due_date, d.debt_id`,
  )
}
