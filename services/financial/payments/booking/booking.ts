import type pg from 'pg'
import { inTenant } from '../../../platform/database.ts'
import { orderInvoices } from '../../invoices/invoice-orders.queries.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'
import { allocate, type Allocation } from './allocation.ts'
import { isVoided } from '../cards/card-payment.queries.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { approve, type DebtOfPayment, insertReceipt, lockDebts, markSettled, paymentOf, writeLedger } from './booking.queries.ts'
import { sourceOf } from '../../debts/debt-source.ts'
import { cancelPaymentsFor } from '../payment-attempt.queries.ts'
import { isTwin } from './receipt-twin.queries.ts'

/**
 * Books money once: receipt, settled debts and their invoices' orders, credit and ledger. Late money still settles; a canceled card is refunded. `pix` must come
 * from the acquirer or from a return file, not from a notification. Returns false when already booked or refunded.
 *
 * @param onBooked runs inside the transaction that books
 */
export async function bookReceived(
  { pool, clock, onPaymentApproved, onSourceSettled }: Pick<PaymentPorts, 'pool' | 'clock' | 'onPaymentApproved' | 'onSourceSettled'>,
  tenantId: number,
  pix: ReceivedMoney,
  onBooked?: (client: pg.ClientBase) => Promise<void>,
): Promise<boolean> {
  const bookedAt = clock.now().toISOString()
  return inTenant(pool, tenantId, async ({ client }) => {
    const payment = await paymentOf(client, tenantId, pix.txid)
    if (!payment) throw new Error(`No payment for the transaction ${pix.txid} of tenant ${tenantId}`)
    const debts = await lockDebts(client, tenantId, payment.payment_id)
    // Cancellation locks the same debts, so this check is final.
    if (payment.method === 'credit_card' && (await isVoided(client, tenantId, payment.payment_id))) return false
    if (payment.method === 'bank_slip' && (await isTwin(client, tenantId, payment.payment_id, pix))) return false
    const late = pix.paidAt > payment.expires_at
    if (!(await insertReceipt(client, tenantId, payment.payment_id, { ...pix, late, bookedAt }))) return false

    const parts = allocate(
      pix.amount,
      debts.map(({ debt_id, amount, status }) => ({ debtId: debt_id, amount, open: status === 'open' })),
    )
    await settleDebts(client, tenantId, payment.payment_id, parts, { paidAt: pix.paidAt, now: clock.now() })
    await writeLedger(client, tenantId, payment, parts, pix.endToEndId, bookedAt)
    await approve(client, tenantId, payment.payment_id, parts, { paidAt: pix.paidAt, late })
    if (payment.status !== 'approved') {
      await onPaymentApproved?.(client, { tenantId, paymentId: payment.payment_id, userId: payment.user_id, amount: pix.amount })
    }
    for (const debt of debts.filter((debt) => isPaidNow(debt, parts))) {
      const source = sourceOf(debt)
      if (source)
        await onSourceSettled?.(client, { tenantId, ...source, debtId: debt.debt_id, status: 'paid', paidAt: pix.paidAt.toISOString() })
    }
    await onBooked?.(client)
    return true
  })
}

/** Money in full for a canceled one counts, too: whoever made the debt decides what becomes of it. */
function isPaidNow({ debt_id, amount, status }: DebtOfPayment, parts: readonly Allocation[]): boolean {
  if (status !== 'open' && status !== 'canceled') return false
  return parts.some((part) => part.debtId === debt_id && part.amount >= amount)
}

async function settleDebts(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  parts: readonly Allocation[],
  { paidAt, now }: { paidAt: Date; now: Date },
) {
  const settled = parts.filter(({ kind }) => kind === 'settlement').map(({ debtId }) => debtId)
  if (settled.length === 0) return
  await markSettled(client, tenantId, paymentId, settled, paidAt)
  await orderInvoices(client, tenantId, settled, now)
  // Prevents a second payment through another pending code.
  await cancelPaymentsFor(client, tenantId, settled, now, paymentId)
}
