import type pg from 'pg'
import { inTenant } from '../../../platform/database.ts'
import { sourceOf } from '../../debts/debt-source.ts'
import { orderInvoices } from '../../invoices/invoice-orders.queries.ts'
import { isVoided } from '../cards/card-payment.queries.ts'
import { cancelPaymentsFor } from '../payment-attempt.queries.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'
import { allocate, type Allocation } from './allocation.ts'
import {
  approve,
  type Booking,
  type DebtOfPayment,
  insertReceipts,
  lockDebts,
  markSettled,
  type PaidPayment,
  paymentsOf,
  writeLedger,
} from './booking.queries.ts'
import { findTwins } from './receipt-twin.queries.ts'

type BookingPorts = Pick<PaymentPorts, 'pool' | 'clock' | 'onPaymentsApproved' | 'onSourceSettled'>

/** As `bookAllReceived`, for one. Returns false when already booked or refunded. */
export async function bookReceived(ports: BookingPorts, tenantId: number, money: ReceivedMoney): Promise<boolean> {
  return (await bookAllReceived(ports, tenantId, [money])).size > 0
}

/**
 * Books money once: receipts, settled debts and their invoices' orders, credit and ledger, all in one transaction. Late money still
 * settles; a canceled card is refunded. The money must come from the acquirer or from a return file, not from a notification. Returns the
 * ids of what was not booked or refunded before.
 *
 * @param onBooked runs with them inside the transaction
 */
export async function bookAllReceived(
  { pool, clock, onPaymentsApproved, onSourceSettled }: BookingPorts,
  tenantId: number,
  received: readonly ReceivedMoney[],
  onBooked?: (client: pg.ClientBase, booked: ReadonlySet<string>) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const now = clock.now()
  return inTenant(pool, tenantId, async ({ client }) => {
    const payments = await paymentsOf(client, tenantId, received)
    for (const { txid } of received) {
      if (!payments.has(txid)) throw new Error(`No payment for the transaction ${txid} of tenant ${tenantId}`)
    }
    const debts = await lockDebts(
      client,
      tenantId,
      [...payments.values()].map(({ payment_id }) => payment_id),
    )
    const booked = new Set<string>()
    for (const turn of turnsOf(
      received.map((money) => ({ money, payment: payments.get(money.txid)! })),
      debts,
    )) {
      for (const { endToEndId } of await bookTurn(turn)) booked.add(endToEndId)
    }
    await onBooked?.(client, booked)
    return booked

    /** Of payments that share no debt. */
    async function bookTurn(turn: readonly Arrival[]): Promise<readonly ReceivedMoney[]> {
      const kept: Arrival[] = []
      for (const arrival of turn) {
        const { method, payment_id } = arrival.payment
        // Cancellation locks the same debts, so this check is final.
        if (method !== 'credit_card' || !(await isVoided(client, tenantId, payment_id))) kept.push(arrival)
      }
      const slips = kept.filter(({ payment }) => payment.method === 'bank_slip')
      const twins = slips.length > 0 ? await findTwins(client, tenantId, slips) : new Set<string>()
      const fresh = kept.filter(({ money }) => !twins.has(money.endToEndId))
      const bookings = fresh.map(({ money, payment }) => ({
        money,
        payment,
        late: money.paidAt > payment.expires_at,
        parts: partsOf(money, payment),
      }))
      const inserted = await insertReceipts(client, tenantId, bookings, now)
      const done = bookings.filter(({ money }) => inserted.has(money.endToEndId))
      if (done.length === 0) return []
      await settleDebts(done)
      await writeLedger(client, tenantId, done, now)
      await approve(client, tenantId, done)
      await tell(done)
      followBooked(done)
      return done.map(({ money }) => money)
    }

    function partsOf({ amount }: ReceivedMoney, { payment_id }: PaidPayment): Allocation[] {
      return allocate(
        amount,
        debts.get(payment_id)!.map(({ debt_id, amount: owed, status }) => ({ debtId: debt_id, amount: owed, open: status === 'open' })),
      )
    }

    async function settleDebts(bookings: readonly Booking[]): Promise<void> {
      const settled = bookings.flatMap(({ parts }) => parts.flatMap(({ debtId, kind }) => (kind === 'settlement' ? debtId : [])))
      if (settled.length === 0) return
      await markSettled(client, tenantId, bookings)
      await orderInvoices(client, tenantId, settled, now)
      // Prevents a second payment through another pending code.
      await cancelPaymentsFor(
        client,
        tenantId,
        settled,
        now,
        bookings.map(({ payment }) => payment.payment_id),
      )
    }

    async function tell(bookings: readonly Booking[]): Promise<void> {
      const approved = bookings.filter(({ payment }) => payment.status !== 'approved')
      if (approved.length > 0) {
        await onPaymentsApproved?.(
          client,
          approved.map(({ money, payment }) => ({
            tenantId,
            paymentId: payment.payment_id,
            userId: payment.user_id,
            amount: money.amount,
          })),
        )
      }
      for (const { money, payment, parts } of bookings) {
        for (const debt of debts.get(payment.payment_id)!.filter((one) => isPaidNow(one, parts))) {
          const source = sourceOf(debt)
          if (source)
            await onSourceSettled?.(client, {
              tenantId,
              ...source,
              debtId: debt.debt_id,
              status: 'paid',
              paidAt: money.paidAt.toISOString(),
            })
        }
      }
    }

    /** What was read for all turns is now as the turn left it. */
    function followBooked(bookings: readonly Booking[]): void {
      for (const { payment, parts } of bookings) {
        payment.status = 'approved'
        for (const { debtId, kind } of parts) if (kind === 'settlement') markInEach(debts, debtId)
      }
    }
  })
}

interface Arrival {
  money: ReceivedMoney
  payment: PaidPayment
}

/** In their order, in as few turns as there are: no debt is touched twice in one. */
function* turnsOf(arrivals: readonly Arrival[], debts: ReadonlyMap<string, readonly DebtOfPayment[]>): Generator<Arrival[]> {
  let rest = arrivals
  while (rest.length > 0) {
    const touched = new Set<number>()
    const turn: Arrival[] = []
    const later: Arrival[] = []
    for (const arrival of rest) {
      const own = debts.get(arrival.payment.payment_id)!.map(({ debt_id }) => debt_id)
      const isFree = own.every((debtId) => !touched.has(debtId))
      for (const debtId of own) touched.add(debtId)
      ;(isFree ? turn : later).push(arrival)
    }
    yield turn
    rest = later
  }
}

/** Money in full for a canceled one counts, too: whoever made the debt decides what becomes of it. */
function isPaidNow({ debt_id, amount, status }: DebtOfPayment, parts: readonly Allocation[]): boolean {
  if (status !== 'open' && status !== 'canceled') return false
  return parts.some((part) => part.debtId === debt_id && part.amount >= amount)
}

function markInEach(debts: ReadonlyMap<string, DebtOfPayment[]>, debtId: number): void {
  for (const ofPayment of debts.values()) for (const debt of ofPayment) if (debt.debt_id === debtId) debt.status = 'settled'
}
