import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../database/query.ts'
import { cancelPayments } from '../payments/payment-attempt.ts'

/**
 * Cancels every code that waits to be paid for debts that an agreement replaces or gives up, and every card that is
 * looked at for them: its money goes back.
 *
 * @param debtIds an array of PostgreSQL, such as `{1,2}`; the debts are locked by the caller
 */
export async function cancelPaymentsFor(client: pg.ClientBase, tenantId: number, debtIds: string, now: Date): Promise<void> {
  const waiting = await query<{ payment_id: string }>(
    client,
    sql`select distinct p.payment_id from financial.payment p join financial.payment_debt pd using (payment_id)
      where p.tenant_id = ${tenantId} and pd.debt_id = any(${debtIds}::int[]) and p.status in ('waiting_for_payment', 'pending')`,
  )
  await cancelPayments(
    client,
    waiting.map(({ payment_id }) => payment_id),
    now,
  )
}
