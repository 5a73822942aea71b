import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { LiveSlip } from '#api/debts.ts'
import type { DebtScope } from '../../access/scopes.ts'
import { startOfDay } from '../../debts/debts.queries.ts'
import { query, toSqlArray } from '../../../platform/query.ts'

/** Slips of these debts that can be paid today (`YYYY-MM-DD`), newest first. Runs in the tenant's transaction. */
export function liveSlips(
  client: pg.ClientBase,
  { timeZone }: Pick<DebtScope, 'timeZone'>,
  debtIds: readonly number[],
  today: string,
): Promise<(LiveSlip & { debtIds: number[] })[]> {
  return query(
    client,
    sql`select p.payment_id as "paymentId", p.slip_due_on as "dueOn", p.amount_cents as amount, array_agg(pd.debt_id) as "debtIds",
        (select count(*)::int from financial.payment_debt paid where paid.payment_id = p.payment_id) as "debtCount"
      from financial.payment_debt pd join financial.payment p using (payment_id)
      where pd.debt_id = any(${toSqlArray(debtIds)}::int[]) and p.method = 'bank_slip' and p.status = 'waiting_for_payment'
        and p.expires_at > ${startOfDay(sql`${today}::date`, timeZone)}
      group by p.payment_id order by p.created_at desc`,
  )
}

export const toLiveSlip = ({ paymentId, dueOn, amount, debtCount }: LiveSlip): LiveSlip => ({ paymentId, dueOn, amount, debtCount })

/** The debts of a page, each with its slip. */
export async function withLiveSlips<Debt extends { debtId: number; liveSlip: LiveSlip | null }>(
  client: pg.ClientBase,
  scope: Pick<DebtScope, 'timeZone'>,
  debts: readonly Debt[],
  today: string,
): Promise<Debt[]> {
  const slips =
    debts.length > 0
      ? await liveSlips(
          client,
          scope,
          debts.map(({ debtId }) => debtId),
          today,
        )
      : []
  return debts.map((debt) => {
    const own = slips.find(({ debtIds }) => debtIds.includes(debt.debtId))
    return own ? { ...debt, liveSlip: toLiveSlip(own) } : debt
  })
}
