import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentMethodType, PaymentStatus } from '#api/payments.ts'
import { query, toSqlArray } from '../../../platform/query.ts'
import type { SourceColumns } from '../../debts/debt-source.ts'
import type { BookedStatus } from '../../debts/debts.schema.ts'
import type { Allocation } from './allocation.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'

export interface DebtOfPayment extends SourceColumns {
  debt_id: number
  amount: number
  status: BookedStatus
}

export interface PaidPayment {
  payment_id: string
  user_id: number
  method: PaymentMethodType
  status: PaymentStatus
  expires_at: Date
}

/** The tenant of a transaction id; null for an unknown one. */
export async function tenantOfCharge(pool: pg.Pool, txid: string): Promise<number | null> {
  const { rows } = await pool.query<{ tenant_id: number }>('select tenant_id from financial.charge_tenant where txid = $1', [txid])
  return rows[0]?.tenant_id ?? null
}

export async function paymentOfCharge(client: pg.ClientBase, tenantId: number, txid: string): Promise<string | null> {
  return (await paymentOf(client, tenantId, txid))?.payment_id ?? null
}

export async function paymentOf(client: pg.ClientBase, tenantId: number, txid: string): Promise<PaidPayment | undefined> {
  const [payment] = await query<PaidPayment>(
    client,
    sql`select payment_id, user_id, method, status, expires_at from financial.payment where tenant_id = ${tenantId} and txid = ${txid}`,
  )
  return payment
}

/** In id order, like payment attempts, to avoid deadlocks. */
export function lockDebts(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<DebtOfPayment[]> {
  return query<DebtOfPayment>(
    client,
    sql`select d.debt_id, pd.amount_cents as amount, d.status, d.request_id, d.reenrollment_id, d.reenrollment_revision, d.installment_number
      from financial.payment_debt pd join financial.debt d on d.debt_id = pd.debt_id
      where pd.tenant_id = ${tenantId} and pd.payment_id = ${paymentId}::uuid order by d.debt_id for update of d`,
  )
}

export async function writeLedger(
  client: pg.ClientBase,
  tenantId: number,
  payment: PaidPayment,
  parts: readonly Allocation[],
  endToEndId: string,
  bookedAt: string,
) {
  await query(
    client,
    sql`insert into financial.ledger_entry (tenant_id, end_to_end_id, user_id, debt_id, kind, amount_cents, booked_at)
      select ${tenantId}::int, ${endToEndId}::text, ${payment.user_id}::int, "debtId", kind, amount, ${bookedAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part("debtId" int, kind text, amount bigint)`,
  )
}

export async function insertReceipt(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  { endToEndId, amount, paidAt, late, bookedAt }: ReceivedMoney & { late: boolean; bookedAt: string },
): Promise<boolean> {
  const recorded = await query(
    client,
    sql`insert into financial.receipt (end_to_end_id, tenant_id, payment_id, amount_cents, paid_at, late, booked_at)
      values (${endToEndId}, ${tenantId}, ${paymentId}::uuid, ${amount}, ${paidAt.toISOString()}, ${late}, ${bookedAt})
      on conflict (end_to_end_id) do nothing returning end_to_end_id`,
  )
  return recorded.length > 0
}

export async function markSettled(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  debtIds: readonly number[],
  paidAt: Date,
): Promise<void> {
  await query(
    client,
    sql`update financial.debt d set status = 'settled', paid_at = ${paidAt.toISOString()}, paid_cents = pd.amount_cents, amount_on = pd.amount_on, paid_by = p.method
      from financial.payment_debt pd join financial.payment p using (payment_id)
      where d.tenant_id = ${tenantId} and d.debt_id = any(${toSqlArray(debtIds)}::int[])
        and pd.payment_id = ${paymentId}::uuid and pd.debt_id = d.debt_id`,
  )
}

export async function approve(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  parts: readonly Allocation[],
  { paidAt, late }: { paidAt: Date; late: boolean },
) {
  const credit = parts.filter(({ kind }) => kind === 'credit').reduce((sum, { amount }) => sum + amount, 0)
  // A second payment of the same code only adds credit; paid date and lateness stay.
  await query(
    client,
    sql`update financial.payment set credit_cents = credit_cents + ${credit},
        late = case when status = 'approved' then late else ${late}::boolean end,
        paid_at = coalesce(paid_at, ${paidAt.toISOString()}), status = 'approved'
      where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid`,
  )
  await query(client, sql`select pg_notify('financial_payment', ${paymentId})`)
}
