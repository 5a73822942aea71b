import type pg from 'pg'
import { getCivilDate } from '../../../platform/clock.ts'
import { inTenant } from '../../../platform/database.ts'
import { getSource } from '../../debts/debt-source.ts'
import { payDebts } from '../../debts/pay-debts.queries.ts'
import { orderInvoices } from '../../invoices/invoice-orders.queries.ts'
import { isVoided } from '../cards/card-payment.queries.ts'
import { cancelUnfinishedPayments } from '../payment-attempt.queries.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'
import { allocate } from './allocation.ts'
import { approve, type Booking, insertReceipts, type PaidPart, type PaidPayment, getPayments, writeLedger } from './booking.queries.ts'
import { type ChargedDebt, chargedDebts, lockDebts, openInstallments } from './owed-debts.queries.ts'
import { findTwins } from './receipt-twin.queries.ts'
import { isOwed } from '../../debts/owed.queries.ts'

type BookingPorts = Pick<PaymentPorts, 'pool' | 'clock' | 'getTimeZone' | 'onPaymentsApproved' | 'onSourceSettled'>

/** Works as `bookAllReceived`, for one receipt. Returns false when it is already booked or refunded. */
export async function bookReceived(ports: BookingPorts, tenantId: number, money: ReceivedMoney): Promise<boolean> {
  return (await bookAllReceived(ports, tenantId, [money])).size > 0
}

/**
 * Books money once: receipts, paid debts and their invoices' orders, credit and ledger, all in one transaction. Late money still
 * settles; less than was charged reduces what is owed; a canceled card is refunded. The money must come from the acquirer or from a return
 * file, not from a notification. Returns the ids of what was not booked or refunded before.
 *
 * @param onBooked runs with them inside the transaction
 */
export async function bookAllReceived(
  { pool, clock, getTimeZone, onPaymentsApproved, onSourceSettled }: BookingPorts,
  tenantId: number,
  received: readonly ReceivedMoney[],
  onBooked?: (client: pg.ClientBase, booked: ReadonlySet<string>) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const now = clock.now()
  const timeZone = await getTimeZone(tenantId)
  return inTenant(pool, tenantId, async ({ client }) => {
    const payments = await getPayments(client, tenantId, received)
    for (const { txid } of received) {
      if (!payments.has(txid)) throw new Error(`No payment for the transaction ${txid} of tenant ${tenantId}`)
    }
    const locked = await lockDebts(
      client,
      tenantId,
      [...payments.values()].map(({ payment_id }) => payment_id),
    )
    const booked = new Set<string>()
    for (const turn of getTurns(
      received.map((money) => ({ money, payment: payments.get(money.txid)! })),
      locked,
    )) {
      for (const { endToEndId } of await bookTurn(turn)) booked.add(endToEndId)
    }
    await onBooked?.(client, booked)
    return booked

    /** Books payments that share no debt. */
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
      const bookings = await getBookings(fresh)
      const inserted = await insertReceipts(client, tenantId, bookings, now)
      const done = bookings.filter(({ money }) => inserted.has(money.endToEndId))
      if (done.length === 0) return []
      await settleDebts(done)
      await writeLedger(client, tenantId, done, now)
      await approve(client, tenantId, done)
      await tell(done)
      // Needed when the same payment occurs in a later turn.
      for (const { payment } of done) payment.status = 'approved'
      return done.map(({ money }) => money)
    }

    async function getBookings(arrivals: readonly Arrival[]): Promise<Booking[]> {
      const charged = await chargedDebts(
        client,
        tenantId,
        arrivals.map(({ payment }) => payment.payment_id),
      )
      const bookings: Booking[] = []
      for (const { money, payment } of arrivals) {
        const debts = charged.get(payment.payment_id)!
        bookings.push({ money, payment, late: money.paidAt > payment.expires_at, debts, parts: await splitMoney(money, debts) })
      }
      return bookings
    }

    /** Allocates money for debts that an agreement replaced to its first installments, at their price on the day it came. */
    async function splitMoney({ amount, paidAt }: ReceivedMoney, debts: readonly ChargedDebt[]): Promise<PaidPart[]> {
      const agreementIds = debts.flatMap(({ agreementId }) => agreementId ?? [])
      const day = getCivilDate(paidAt, timeZone)
      const ofCode = debts.map(({ debtId }) => debtId)
      const installments = agreementIds.length === 0 ? [] : await openInstallments(client, tenantId, agreementIds, day, ofCode)
      const dueByDebt = new Map([...debts, ...installments].map(({ debtId, due }) => [debtId, due]))
      return allocate(amount, debts, installments).map((part) => ({
        ...part,
        due: dueByDebt.get(part.debtId)!,
        on: ofCode.includes(part.debtId) ? null : day,
      }))
    }

    async function settleDebts(bookings: readonly Booking[]): Promise<void> {
      const paid = bookings.flatMap(({ money, payment, parts }) =>
        parts
          .filter(({ kind }) => kind === 'settlement')
          .map(({ debtId, amount, due, on }) => ({ debtId, amount, due, on, paidAt: money.paidAt, paymentId: payment.payment_id })),
      )
      if (paid.length === 0) return
      await orderInvoices(client, tenantId, await payDebts(client, tenantId, paid), now)
      // Their amount is no longer owed; this prevents a second payment through another pending code.
      await cancelUnfinishedPayments(
        client,
        tenantId,
        paid.map(({ debtId }) => debtId),
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
      for (const { money, debts, parts } of bookings) {
        for (const debt of debts.filter((one) => isPaidNow(one, parts))) {
          const source = getSource(debt)
          if (source)
            await onSourceSettled?.(client, {
              tenantId,
              ...source,
              debtId: debt.debtId,
              status: 'paid',
              paidAt: money.paidAt.toISOString(),
            })
        }
      }
    }
  })
}

interface Arrival {
  money: ReceivedMoney
  payment: PaidPayment
}

/** Splits arrivals, in order, into as few turns as possible, so that no debt occurs twice in one. */
function* getTurns(arrivals: readonly Arrival[], locked: ReadonlyMap<string, readonly number[]>): Generator<Arrival[]> {
  let rest = arrivals
  while (rest.length > 0) {
    const touched = new Set<number>()
    const turn: Arrival[] = []
    const later: Arrival[] = []
    for (const arrival of rest) {
      const lockedPayment = locked.get(arrival.payment.payment_id)!
      const isFree = lockedPayment.every((debtId) => !touched.has(debtId))
      for (const debtId of lockedPayment) touched.add(debtId)
      ;(isFree ? turn : later).push(arrival)
    }
    yield turn
    rest = later
  }
}

/** Whether the debt is now paid. Full payment of a canceled debt counts too; its creator decides what follows. */
function isPaidNow({ debtId, amount, status }: ChargedDebt, parts: readonly PaidPart[]): boolean {
  if (isOwed(status)) return parts.some((part) => part.debtId === debtId && part.kind === 'settlement' && part.isWhole)
  return status === 'canceled' && parts.some((part) => part.debtId === debtId && part.amount >= amount)
}
