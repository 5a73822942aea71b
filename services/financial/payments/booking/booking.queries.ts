import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentMethodType, PaymentStatus } from '#api/financial/payments.ts'
import { lookUpByIndex, query } from '../../../platform/query.ts'
import type { Allocation } from './allocation.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'
import type { ChargedDebt } from './owed-debts.queries.ts'

export interface PaidPayment {
  txid: string
  payment_id: string
  user_id: number
  method: PaymentMethodType
  status: PaymentStatus
  expires_at: Date
}

/** Received money with its allocation. */
export interface Booking {
  money: ReceivedMoney
  payment: PaidPayment
  late: boolean
  debts: readonly ChargedDebt[]
  parts: readonly PaidPart[]
}

/** `due` settles the debt, on the civil day `on`: null for the day that the payment's code is of. */
export type PaidPart = Allocation & { due: number; on: string | null }

/** The tenant of a transaction id; null for an unknown one. */
export async function tenantOfCharge(pool: pg.Pool, txid: string): Promise<number | null> {
  const { rows } = await pool.query<{ tenant_id: number }>('select tenant_id from financial.charge_tenant where txid = $1', [txid])
  return rows[0]?.tenant_id ?? null
}

export async function paymentOfCharge(client: pg.ClientBase, tenantId: number, txid: string): Promise<string | null> {
  return (await getPayments(client, tenantId, [{ txid }])).get(txid)?.payment_id ?? null
}

/** Reads payments by transaction id. Later statements in the transaction look many of them up by index. */
export async function getPayments(
  client: pg.ClientBase,
  tenantId: number,
  charges: readonly { txid: string }[],
): Promise<Map<string, PaidPayment>> {
  if (charges.length > 1) await lookUpByIndex(client)
  const payments = await query<PaidPayment>(
    client,
    sql`select txid, payment_id, user_id, method, status, expires_at from financial.payment
      where tenant_id = ${tenantId} and txid in (select jsonb_array_elements_text(${JSON.stringify(charges.map(({ txid }) => txid))}::jsonb))`,
  )
  return new Map(payments.map((payment) => [payment.txid, payment]))
}

export async function writeLedger(client: pg.ClientBase, tenantId: number, bookings: readonly Booking[], now: Date): Promise<void> {
  const entries = bookings.flatMap(({ money, payment, parts }) =>
    parts.map(({ debtId, kind, amount }) => ({ debtId, kind, amount, endToEndId: money.endToEndId, userId: payment.user_id })),
  )
  await query(
    client,
    sql`insert into financial.ledger_entry (tenant_id, end_to_end_id, user_id, debt_id, kind, amount_cents, booked_at)
      select ${tenantId}::int, "endToEndId", "userId", "debtId", kind, amount, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as part("endToEndId" text, "userId" int, "debtId" int, kind text, amount bigint)`,
  )
}

/** The ids of receipts that were not there before. */
export async function insertReceipts(
  client: pg.ClientBase,
  tenantId: number,
  bookings: readonly Booking[],
  now: Date,
): Promise<Set<string>> {
  const rows = bookings.map(({ money: { endToEndId, amount, paidAt }, payment, late }) => ({
    endToEndId,
    paymentId: payment.payment_id,
    amount,
    paidAt,
    late,
  }))
  const recorded = await query<{ endToEndId: string }>(
    client,
    sql`insert into financial.receipt (end_to_end_id, tenant_id, payment_id, amount_cents, paid_at, late, booked_at)
      select "endToEndId", ${tenantId}::int, "paymentId", amount, "paidAt", late, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r("endToEndId" text, "paymentId" uuid, amount bigint, "paidAt" timestamptz, late boolean)
      on conflict (end_to_end_id) do nothing returning end_to_end_id as "endToEndId"`,
  )
  return new Set(recorded.map(({ endToEndId }) => endToEndId))
}

export async function approve(client: pg.ClientBase, tenantId: number, bookings: readonly Booking[]): Promise<void> {
  const approved = bookings.map(({ money: { paidAt }, payment, late, parts }) => ({
    paymentId: payment.payment_id,
    credit: parts.reduce((sum, { kind, amount }) => (kind === 'credit' ? sum + amount : sum), 0),
    late,
    paidAt,
  }))
  // A second payment of the same code only adds credit; paid date and lateness stay.
  await query(
    client,
    sql`with approved as (
        update financial.payment p set credit_cents = credit_cents + a.credit,
          late = case when status = 'approved' then p.late else a.late end,
          paid_at = coalesce(paid_at, a."paidAt"), status = 'approved'
        from jsonb_to_recordset(${JSON.stringify(approved)}::jsonb) as a("paymentId" uuid, credit bigint, late boolean, "paidAt" timestamptz)
        where p.tenant_id = ${tenantId} and p.payment_id = a."paymentId" returning p.payment_id
      ) select pg_notify('financial_payment', payment_id::text) from approved`,
  )
}
