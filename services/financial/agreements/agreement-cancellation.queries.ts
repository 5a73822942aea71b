import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inForce } from '../payments/booking/ledger-entries.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'

/** Expects `a`, its first installment `i` and its debt `d`. Any ledger entry counts as paid, even one that settled nothing. */
export const isUnpaid = (
  today: string,
) => sql`a.canceled_at is null and d.status = 'open' and ${today}::date - d.due_date >= a.cancel_after_days
  and financial.is_late(d.institution_id, d.due_date, ${today}::date)
  and not exists (select from financial.ledger_entry l where l.tenant_id = a.tenant_id and l.debt_id = d.debt_id and ${inForce})`

export const firstInstallments = sql`financial.agreement a
  join financial.agreement_installment i on i.agreement_id = a.agreement_id and i.number = 1
  join financial.debt d on d.debt_id = i.debt_id`

export async function unpaidAgreements(client: pg.ClientBase, tenantId: number, today: string): Promise<number[]> {
  const rows = await query<{ agreement_id: number }>(
    client,
    sql`select a.agreement_id from ${firstInstallments} where a.tenant_id = ${tenantId} and ${isUnpaid(today)} order by a.agreement_id`,
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

/** The caller holds the debt locks. Returns the agreement's user, or null when it is paid or already canceled. */
export async function markCanceled(
  client: pg.ClientBase,
  tenantId: number,
  agreementId: number,
  { now, today }: { now: Date; today: string },
): Promise<{ userId: number | null } | null> {
  const [canceled] = await query<{ userId: number | null }>(
    client,
    sql`update financial.agreement set canceled_at = ${now.toISOString()}
      where tenant_id = ${tenantId} and agreement_id = (
        select a.agreement_id from ${firstInstallments} where a.agreement_id = ${agreementId} and ${isUnpaid(today)})
      returning (select e.user_id from financial.enrollment e where e.tenant_id = ${tenantId} and e.enrollment_id = agreement.enrollment_id) as "userId"`,
  )
  return canceled ?? null
}

export async function reopenReplacedDebts(client: pg.ClientBase, tenantId: number, debtIds: readonly number[]): Promise<void> {
  await query(
    client,
    sql`update financial.debt set status = 'open', amount_on = null
      where tenant_id = ${tenantId} and debt_id = any(${toSqlArray(debtIds)}::int[]) and status = 'in_agreement'`,
  )
}
