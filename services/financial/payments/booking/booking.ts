import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentMethodType, PaymentStatus } from '#api/payments.ts'
import { inTenant } from '../../../platform/database.ts'
import { query } from '../../database/query.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'
import { type Allocation, allocate } from './allocation.ts'
import { isGoingBack } from '../cards/card-state.queries.ts'
import { cancelPayments } from '../payment-attempt.ts'
import type { PaymentPorts } from '../payment-ports.ts'

interface DebtOfPayment {
  debt_id: number
  amount: number
  open: boolean
}

interface PaidPayment {
  payment_id: string
  user_id: number
  method: PaymentMethodType
  status: PaymentStatus
  expires_at: Date
}

/** The tenant that a transaction id belongs to; null when we never made it. */
export async function tenantOfCharge(pool: pg.Pool, txid: string): Promise<number | null> {
  const { rows } = await pool.query<{ tenant_id: number }>('select tenant_id from financial.charge_tenant where txid = $1', [txid])
  return rows[0]?.tenant_id ?? null
}

/** The payment that a transaction id belongs to, in its tenant. */
export async function paymentOfCharge(client: pg.ClientBase, tenantId: number, txid: string): Promise<string | null> {
  return (await paymentOf(client, tenantId, txid))?.payment_id ?? null
}

/**
 * Books money that arrived, once, however often and in whatever order it is told of. In one transaction: the
 * receipt under its end-to-end id, the debts it settles, credit for what can settle nothing any more, and the
 * ledger. Late money still settles open debts; codes that are now needless are canceled. A card that was canceled
 * meanwhile gets its money back instead.
 *
 * @param pix as the acquirer itself told it, never as a notification claims
 * @returns false when it was booked before, or goes back
 */
export async function bookReceived(
  { pool, clock, onPaymentApproved }: Pick<PaymentPorts, 'pool' | 'clock' | 'onPaymentApproved'>,
  tenantId: number,
  pix: ReceivedMoney,
): Promise<boolean> {
  const bookedAt = clock.now().toISOString()
  return inTenant(pool, tenantId, async ({ client }) => {
    const payment = await paymentOf(client, tenantId, pix.txid)
    if (!payment) throw new Error(`No payment for the transaction ${pix.txid} of tenant ${tenantId}`)
    const debts = await lockDebts(client, tenantId, payment.payment_id)
    // Whoever cancels it holds the same debts: read again, it is final.
    if (payment.method === 'credit_card' && (await isGoingBack(client, tenantId, payment.payment_id))) return false
    const late = pix.paidAt > payment.expires_at
    const recorded = await query(
      client,
      sql`insert into financial.receipt (end_to_end_id, tenant_id, payment_id, amount_cents, paid_at, late, booked_at)
        values (${pix.endToEndId}, ${tenantId}, ${payment.payment_id}::uuid, ${pix.amount}, ${pix.paidAt.toISOString()}, ${late}, ${bookedAt})
        on conflict (end_to_end_id) do nothing returning end_to_end_id`,
    )
    if (recorded.length === 0) return false

    const parts = allocate(
      pix.amount,
      debts.map(({ debt_id, amount, open }) => ({ debtId: debt_id, amount, open })),
    )
    await settleDebts(client, tenantId, payment, parts, { paidAt: pix.paidAt, now: clock.now() })
    await writeLedger(client, tenantId, payment, parts, pix.endToEndId, bookedAt)
    await approve(client, tenantId, payment, parts, pix.paidAt, late)
    if (payment.status !== 'approved') {
      await onPaymentApproved?.(client, { tenantId, paymentId: payment.payment_id, userId: payment.user_id, amount: pix.amount })
    }
    return true
  })
}

async function paymentOf(client: pg.ClientBase, tenantId: number, txid: string): Promise<PaidPayment | undefined> {
  const [payment] = await query<PaidPayment>(
    client,
    sql`select payment_id, user_id, method, status, expires_at from financial.payment where tenant_id = ${tenantId} and txid = ${txid}`,
  )
  return payment
}

/** In the order of ids, as attempts lock them: two that wait for each other would never end. */
function lockDebts(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<DebtOfPayment[]> {
  return query<DebtOfPayment>(
    client,
    sql`select d.debt_id, pd.amount_cents as amount, d.status = 'open' as open
      from financial.payment_debt pd join financial.debt d on d.debt_id = pd.debt_id
      where pd.tenant_id = ${tenantId} and pd.payment_id = ${paymentId}::uuid order by d.debt_id for update of d`,
  )
}

async function settleDebts(
  client: pg.ClientBase,
  tenantId: number,
  payment: PaidPayment,
  parts: readonly Allocation[],
  { paidAt, now }: { paidAt: Date; now: Date },
) {
  const settled = parts.filter(({ kind }) => kind === 'settlement').map(({ debtId }) => debtId)
  if (settled.length === 0) return
  const ids = `{${settled.join(',')}}`
  await query(
    client,
    sql`update financial.debt d set status = 'settled', paid_at = ${paidAt.toISOString()}, paid_cents = pd.amount_cents, amount_on = pd.amount_on
      from financial.payment_debt pd
      where d.tenant_id = ${tenantId} and d.debt_id = any(${ids}::int[])
        and pd.payment_id = ${payment.payment_id}::uuid and pd.debt_id = d.debt_id`,
  )
  // Nobody should pay a second time through another code that still waits.
  const needless = await query<{ payment_id: string }>(
    client,
    sql`select distinct p.payment_id from financial.payment p join financial.payment_debt pd using (payment_id)
      where p.tenant_id = ${tenantId} and pd.debt_id = any(${ids}::int[])
        and p.payment_id <> ${payment.payment_id}::uuid and p.status in ('waiting_for_payment', 'pending')`,
  )
  await cancelPayments(
    client,
    needless.map(({ payment_id }) => payment_id),
    now,
  )
}

async function writeLedger(
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

async function approve(
  client: pg.ClientBase,
  tenantId: number,
  payment: PaidPayment,
  parts: readonly Allocation[],
  paidAt: Date,
  late: boolean,
) {
  const credit = parts.filter(({ kind }) => kind === 'credit').reduce((sum, { amount }) => sum + amount, 0)
  // A second payment of the same code adds credit; when and whether late the debt was paid stays as it was.
  await query(
    client,
    sql`update financial.payment set credit_cents = credit_cents + ${credit},
        late = case when status = 'approved' then late else ${late}::boolean end,
        paid_at = coalesce(paid_at, ${paidAt.toISOString()}), status = 'approved'
      where tenant_id = ${tenantId} and payment_id = ${payment.payment_id}::uuid`,
  )
  await query(client, sql`select pg_notify('financial_payment', ${payment.payment_id})`)
}
