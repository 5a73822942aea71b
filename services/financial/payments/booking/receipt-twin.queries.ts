import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../../platform/query.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'

/** Prefix of the ids of money reported in a return file. */
export const returnFilePrefix = 'CNAB-'

/** Days between the two reports of a payment: a file gives the credit system's day, a notification the moment; holidays may lie between. */
const twinDays = 4

/** Whether `financial.receipt r` is near. It compares the difference, as an index by day would find all receipts of these days. */
export const isNear = (paidAt: SQL) =>
  sql`r.paid_at - ${paidAt} between make_interval(days => ${-twinDays}) and make_interval(days => ${twinDays})`

/**
 * The ids of money of slips that is booked already under the id of the bank's other way of telling of it, each receipt for one telling. Of
 * payments that are all different. Final once their debts are locked.
 */
export async function findTwins(
  client: pg.ClientBase,
  tenantId: number,
  slips: readonly { money: ReceivedMoney; payment: { payment_id: string } }[],
): Promise<Set<string>> {
  const arrivals = slips.map(({ money: { endToEndId, amount, paidAt }, payment }) => ({
    endToEndId,
    amount,
    paidAt,
    paymentId: payment.payment_id,
  }))
  const found = await query<{ endToEndId: string }>(
    client,
    sql`with told as (
        select * from jsonb_to_recordset(${JSON.stringify(arrivals)}::jsonb) as t("endToEndId" text, amount bigint, "paidAt" timestamptz, "paymentId" uuid)
      ), known as (
        select "endToEndId" from told where exists (
          select from financial.receipt_twin w where w.tenant_id = ${tenantId} and w.end_to_end_id = told."endToEndId")
      ), other as (
        select told."endToEndId", first.end_to_end_id from told cross join lateral (
          select r.end_to_end_id from financial.receipt r
          where r.tenant_id = ${tenantId} and r.payment_id = told."paymentId" and r.amount_cents = told.amount
            and starts_with(r.end_to_end_id, ${returnFilePrefix}) <> starts_with(told."endToEndId", ${returnFilePrefix})
            and ${isNear(sql`told."paidAt"`)}
            and not exists (select from financial.receipt_twin t where t.receipt_id = r.end_to_end_id)
          order by r.receipt_number limit 1
        ) first
        where told."endToEndId" not in (select "endToEndId" from known)
          and not exists (select from financial.receipt own where own.end_to_end_id = told."endToEndId")
      ), added as (
        insert into financial.receipt_twin (end_to_end_id, tenant_id, receipt_id)
        select "endToEndId", ${tenantId}::int, end_to_end_id from other returning end_to_end_id as "endToEndId"
      ) select "endToEndId" from known union all select "endToEndId" from added`,
  )
  return new Set(found.map(({ endToEndId }) => endToEndId))
}
