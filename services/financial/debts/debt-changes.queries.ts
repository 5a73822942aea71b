import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query, toSqlArray } from '../../platform/query.ts'
import { keepAsCredit, type Moment, takeMoneyBack } from '../payments/booking/returned-money.queries.ts'

/** Cancels open debts; partial payments become credit. The caller holds the debt locks. */
export async function cancelOpenDebts(
  client: pg.ClientBase,
  tenantId: number,
  debtIds: readonly number[],
  { now, today }: Moment,
): Promise<void> {
  const open = await query<{ debtId: number }>(
    client,
    sql`select debt_id as "debtId" from financial.debt
      where tenant_id = ${tenantId} and debt_id = any(${toSqlArray(debtIds)}::int[]) and status = 'open'`,
  )
  const openIds = open.map(({ debtId }) => debtId)
  await keepAsCredit(client, tenantId, await takeMoneyBack(client, tenantId, openIds, { now, today }), now)
  await query(
    client,
    sql`update financial.debt set status = 'canceled', amount_on = ${today}::date
      where tenant_id = ${tenantId} and debt_id = any(${toSqlArray(openIds)}::int[])`,
  )
}
