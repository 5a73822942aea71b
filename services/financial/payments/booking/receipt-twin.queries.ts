import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../../platform/query.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'

/** Begins the ids of money that a return file tells of. */
export const returnFilePrefix = 'CNAB-'

/** A bank's file gives the day of the credit system, its notification the moment: a weekend with a holiday may lie between. */
export const twinDays = 4

export const isOfReturnFile = (endToEndId: string) => endToEndId.startsWith(returnFilePrefix)

/**
 * Whether the money of a slip is booked already under the id of the bank's other way of telling of it, each receipt for one telling.
 * Final once the payment's debts are locked.
 */
export async function isTwin(client: pg.ClientBase, tenantId: number, paymentId: string, money: ReceivedMoney): Promise<boolean> {
  const { endToEndId, amount } = money
  const paidAt = sql`${money.paidAt.toISOString()}::timestamptz`
  const found = await query(
    client,
    sql`with known as (select 1 from financial.receipt_twin where tenant_id = ${tenantId} and end_to_end_id = ${endToEndId}),
      other as (
        select r.end_to_end_id from financial.receipt r
        where r.tenant_id = ${tenantId} and r.payment_id = ${paymentId}::uuid and r.amount_cents = ${amount}
          and starts_with(r.end_to_end_id, ${returnFilePrefix}) <> ${isOfReturnFile(endToEndId)}
          and r.paid_at between ${paidAt} - make_interval(days => ${twinDays}) and ${paidAt} + make_interval(days => ${twinDays})
          and not exists (select from financial.receipt_twin t where t.receipt_id = r.end_to_end_id)
          and not exists (select from financial.receipt own where own.end_to_end_id = ${endToEndId})
          and not exists (select from known)
        order by r.receipt_number limit 1
      ), added as (
        insert into financial.receipt_twin (end_to_end_id, tenant_id, receipt_id)
        select ${endToEndId}::text, ${tenantId}::int, end_to_end_id from other returning 1
      ) select 1 from known union all select 1 from added`,
  )
  return found.length > 0
}
