import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../platform/query.ts'
import { owedSql } from './owed.queries.ts'

/** Money for an open debt, at most what is due. */
export interface DebtPayment {
  debtId: number
  amount: number
  /** Cents that would settle it. */
  due: number
  /** Civil day to which `due` refers; null for the day of the payment's code. */
  on: string | null
  paidAt: Date
  /** The payment that pays the debt. */
  paymentId: string | null
}

/**
 * Settles what is paid in full and reduces the rest in the share that was paid, so that on the day of the amount exactly the difference is
 * left (docs/decisions/0064-what-arrives-reduces-what-is-owed.md). The caller holds the locks and writes the ledger; no debt is named twice.
 *
 * @returns what is settled
 */
export async function payDebts(client: pg.ClientBase, tenantId: number, payments: readonly DebtPayment[]): Promise<number[]> {
  const paid = await query<{ debtId: number; isSettled: boolean }>(
    client,
    sql`with paid as (
        select m."debtId", m.amount, m.due, m."paidAt", coalesce(m."on", pd.amount_on) as day, p.method, m.amount >= m.due as settles
        from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb)
          as m("debtId" int, amount bigint, due bigint, "on" date, "paidAt" timestamptz, "paymentId" uuid)
        left join financial.payment p on p.payment_id = m."paymentId"
        left join financial.payment_debt pd on pd.payment_id = m."paymentId" and pd.debt_id = m."debtId"
      )
      update financial.debt d set
        status = case when settles then 'settled' else d.status end,
        paid_at = case when settles then paid."paidAt" end,
        paid_cents = case when settles then coalesce(d.part_cents, 0) + amount end,
        paid_by = case when settles then paid.method end,
        amount_on = case when settles then paid.day end,
        part_cents = case when not settles then coalesce(d.part_cents, 0) + amount end,
        rest_cents = case when not settles then ceil(financial.debt_amount(d, paid.day)::numeric * (due - amount) / due) end,
        rest_of_cents = case when not settles then financial.whole_amount(d, paid.day) end
      from paid
      where d.tenant_id = ${tenantId} and d.debt_id = paid."debtId" and ${owedSql}
      returning d.debt_id as "debtId", d.status = 'settled' as "isSettled"`,
  )
  return paid.flatMap(({ debtId, isSettled }) => (isSettled ? debtId : []))
}
