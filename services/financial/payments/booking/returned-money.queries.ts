import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query, toSqlArray } from '../../../platform/query.ts'
import { applicationInstant, inForce } from './ledger-entries.queries.ts'

/** `today`, on which amounts are fixed, is its civil day. */
export interface Moment {
  now: Date
  today: string
}

/** An amount that one transfer, or credit from it, paid of a debt and that is now taken off the debt. */
export interface ReturnedMoney {
  debtId: number
  amount: number
  paidAt: Date
  /** Transfer id; null, like the next two, for money that is in no ledger because it was paid outside the portal. */
  endToEndId: string | null
  userId: number | null
  /** Payment id; also null if credit of the transfer was applied: its payment neither charged the debt nor gained credit. */
  paymentId: string | null
  /** The staff act that moved the money to the debt, to which it still belongs. */
  useId: string | null
}

/**
 * Takes off debts what was paid of them, whole or in part, and cancels the settled ones; the caller says at once what becomes of the money.
 * The caller holds the locks.
 *
 * @returns the money in the order in which it came
 */
export async function takeMoneyBack(
  client: pg.ClientBase,
  tenantId: number,
  debtIds: readonly number[],
  { now, today }: Moment,
): Promise<ReturnedMoney[]> {
  const ids = sql`${toSqlArray(debtIds)}::int[]`
  const booked = await query<ReturnedMoney>(
    client,
    sql`with paid as (
        select l.debt_id, l.end_to_end_id, l.user_id, l.use_id, sum(l.amount_cents)::bigint as cents, min(l.entry_id) as entry_id,
          min(${applicationInstant}) as applied_at
        from financial.ledger_entry l
        where l.tenant_id = ${tenantId} and l.debt_id = any(${ids}) and l.kind = 'settlement' and ${inForce}
        group by l.debt_id, l.end_to_end_id, l.user_id, l.use_id having sum(l.amount_cents) > 0
      ), outside as (
        select d.debt_id, coalesce(d.paid_cents, d.part_cents) - coalesce((select sum(p.cents) from paid p where p.debt_id = d.debt_id), 0) as cents,
          d.paid_at
        from financial.debt d where d.tenant_id = ${tenantId} and d.debt_id = any(${ids})
      )
      select debt_id as "debtId", cents::bigint as amount, coalesce(paid_at, ${today}::date) as "paidAt", null as "endToEndId", null::int as "userId", null::uuid as "paymentId", null::uuid as "useId", 0::bigint as entry_id
      from outside where cents > 0
      union all
      select p.debt_id, p.cents, coalesce(p.applied_at, r.paid_at), p.end_to_end_id, p.user_id, case when p.applied_at is null then r.payment_id end, p.use_id, p.entry_id
      from paid p join financial.receipt r on r.end_to_end_id = p.end_to_end_id
      order by entry_id, "debtId"`,
  )
  await writeMoney(
    client,
    tenantId,
    booked.map((money) => ({ ...money, kind: 'settlement', amount: -money.amount })),
    now,
  )
  await query(
    client,
    sql`update financial.debt set part_cents = null, rest_cents = null, rest_of_cents = null,
        paid_at = null, paid_cents = null, paid_by = null,
        status = case when status = 'settled' then 'canceled' else status end,
        amount_on = case when status = 'settled' then ${today}::date else amount_on end
      where tenant_id = ${tenantId} and debt_id = any(${ids}) and (status = 'settled' or part_cents is not null)`,
  )
  return booked.map(({ debtId, amount, paidAt, endToEndId, userId, paymentId, useId }) => ({
    debtId,
    amount,
    paidAt,
    endToEndId,
    userId,
    paymentId,
    useId,
  }))
}

/** Turns money taken off debts into its payers' credit. Money in no ledger cannot be, because whoever booked it outside has it. */
export async function keepAsCredit(client: pg.ClientBase, tenantId: number, returned: readonly ReturnedMoney[], now: Date): Promise<void> {
  await writeMoney(
    client,
    tenantId,
    returned.map((money) => ({ ...money, kind: 'credit' })),
    now,
  )
  await query(
    client,
    sql`with credit as (
        select "paymentId", sum(amount)::bigint as cents from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) as m("paymentId" uuid, amount bigint)
        where "paymentId" is not null group by 1
      )
      update financial.payment p set credit_cents = p.credit_cents + credit.cents from credit
      where p.tenant_id = ${tenantId} and p.payment_id = credit."paymentId"`,
  )
}

/** Writes ledger entries under the transfers by which the money came. */
export async function writeMoney(
  client: pg.ClientBase,
  tenantId: number,
  entries: readonly (ReturnedMoney & { kind: 'settlement' | 'credit' })[],
  now: Date,
): Promise<void> {
  const booked = entries.filter(({ endToEndId }) => endToEndId !== null)
  if (booked.length === 0) return
  await query(
    client,
    sql`insert into financial.ledger_entry (tenant_id, end_to_end_id, user_id, debt_id, kind, amount_cents, booked_at, use_id)
      select ${tenantId}::int, "endToEndId", "userId", "debtId", kind, amount, ${now.toISOString()}::timestamptz, "useId"
      from jsonb_to_recordset(${JSON.stringify(booked)}::jsonb)
        as m("endToEndId" text, "userId" int, "debtId" int, kind text, amount bigint, "useId" uuid)`,
  )
}
