import type { Payment } from '#api/financial/payments.ts'
import { appConfig } from '#config'
import { inTenant } from '../../../platform/database.ts'
import { bookReceived } from '../booking/booking.ts'
import { lockDebts } from '../booking/owed-debts.queries.ts'
import { cancelUnfinishedPayments } from '../payment-attempt.queries.ts'
import type { CardRecord } from './card-acquirer.ts'
import {
  areDebtsOpen,
  cancelCard,
  denyCard,
  isVoided,
  markCardRegistered,
  type PendingOrder,
  pendingOrder,
} from './card-payment.queries.ts'
import { removeCanceledCharges } from '../charge-registration.ts'
import { civilToday } from '../../../platform/clock.ts'
import { getHash } from '../../../platform/hash.ts'
import { withTimeout } from '../with-timeout.ts'
import { type Attempt, type Instrument, recordAttempt } from '../payment-attempt.ts'
import type { CallerScope } from '../../access/scopes.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { requirePayment, toPayment } from '../payments.queries.ts'

/** Orders unknown to the acquirer are abandoned after this time: the payer no longer expects a charge. */
const abandonAfterMs = 15 * 60_000

/**
 * Holds the money, takes it only while all debts are open, else voids it; pending until the acquirer answers. Throws NOT_FOUND,
 * DEBT_NOT_PAYABLE, METHOD_NOT_OFFERED, PAYMENT_IN_PROGRESS, TOO_MANY_ATTEMPTS, AMOUNT_CHANGED.
 */
export async function chargeCard(
  ports: PaymentPorts,
  scope: CallerScope,
  { cardToken, installments, address, ...attempt }: Omit<Attempt, 'instrument'> & CardGiven,
): Promise<Payment> {
  const { pool, clock } = ports
  const now = clock.now()
  const instrument = await cardInstrument(ports, { cardToken, installments, address })
  const paymentId = await inTenant(pool, scope.tenantId, ({ client }) =>
    recordAttempt(client, scope, { ...attempt, instrument }, { now, today: civilToday(clock, scope.timeZone) }),
  )
  await finishCard(ports, scope.tenantId, paymentId)
  return toPayment(await requirePayment(pool, scope, paymentId), clock.now())
}

export interface CardGiven {
  cardToken: string
  installments: number
  /** The address of the payer. */
  address: string
}

/** Returns the card with its fingerprint, or without if the acquirer does not answer; the charge then fails or is counted by student. */
export async function cardInstrument(
  { cards }: Pick<PaymentPorts, 'cards'>,
  { cardToken, installments, address }: CardGiven,
): Promise<Extract<Instrument, { method: 'credit_card' }>> {
  const fingerprint = await withTimeout(cards.fingerprint(cardToken), appConfig.upstream.callDeadline).catch(() => null)
  const addressHash = getHash('payer address', address).toString('base64url')
  return { method: 'credit_card', cardToken, installments, fingerprint, addressHash }
}

/** Like `advanceCard`, but leaves the payment pending on failure. */
export async function finishCard(ports: PaymentPorts, tenantId: number, paymentId: string): Promise<void> {
  try {
    await advanceCard(ports, tenantId, paymentId)
  } catch (error) {
    // The card may have been charged: the caller must not retry but wait for reconciliation.
    ports.log.warn({ err: error, paymentId }, 'a card was not confirmed')
  }
}

/** Advances a card payment to the acquirer's state. Idempotent. Throws when the acquirer does not answer. */
export async function advanceCard(ports: PaymentPorts, tenantId: number, paymentId: string): Promise<void> {
  const { pool, clock } = ports
  const order = await inTenant(pool, tenantId, ({ client }) => pendingOrder(client, tenantId, paymentId))
  if (!order) return
  const record = await fetchOrder(ports, order)
  if (!record) {
    await withTimeout(ports.cards.voidOrder(order.orderId), appConfig.upstream.callDeadline)
    await inTenant(pool, tenantId, ({ client }) => denyCard(client, tenantId, paymentId, 'not_confirmed', clock.now()))
    return
  }
  const kept = await inTenant(pool, tenantId, async ({ client }) => {
    if (await markCardRegistered(client, tenantId, paymentId, record)) {
      // Both in one transaction; otherwise a refused card might not be counted as anybody's attempt.
      if (record.status === 'denied') await denyCard(client, tenantId, paymentId, record.denial ?? 'card_refused', clock.now())
      return 'pending'
    }
    // Voids only canceled payments: another process may have booked the money.
    return (await isVoided(client, tenantId, paymentId)) ? 'voided' : 'done'
  })
  if (kept === 'pending') await follow(ports, tenantId, paymentId, record)
  // The cancellation may have preceded the authorization.
  if (kept === 'voided') await withTimeout(ports.cards.voidOrder(order.orderId), appConfig.upstream.callDeadline)
}

async function fetchOrder(
  { cards, clock }: PaymentPorts,
  { chargeState, cardToken, createdAt, ...order }: PendingOrder,
): Promise<CardRecord | null> {
  const { callDeadline } = appConfig.upstream
  const isOld = clock.now().getTime() - createdAt.getTime() > abandonAfterMs
  if (chargeState === 'requested' && cardToken && !isOld) return withTimeout(cards.authorize({ ...order, cardToken }), callDeadline)
  return withTimeout(cards.getOrder(order.orderId), callDeadline)
}

/** Cancels other codes and slips while a card is in review, so that nobody pays twice. Money that still arrives is booked. */
async function takeBackOthers(ports: PaymentPorts, tenantId: number, paymentId: string): Promise<void> {
  const { pool, clock } = ports
  await inTenant(pool, tenantId, async ({ client }) => {
    const debtIds = (await lockDebts(client, tenantId, [paymentId])).get(paymentId) ?? []
    // The acquirer may have decided meanwhile.
    if (!(await pendingOrder(client, tenantId, paymentId))) return
    await cancelUnfinishedPayments(client, tenantId, debtIds, clock.now(), [paymentId])
  })
  await removeCanceledCharges(ports, tenantId, null)
}

async function follow(ports: PaymentPorts, tenantId: number, paymentId: string, record: CardRecord): Promise<void> {
  const { pool, cards, clock } = ports
  if (record.status === 'pending') await takeBackOthers(ports, tenantId, paymentId)
  if (record.status === 'denied')
    await inTenant(pool, tenantId, ({ client }) => denyCard(client, tenantId, paymentId, record.denial ?? 'card_refused', clock.now()))
  if (record.status === 'voided')
    await inTenant(pool, tenantId, ({ client }) => cancelCard(client, tenantId, paymentId, 'removed', clock.now()))
  if (record.status === 'captured' && record.received) {
    await bookReceived(ports, tenantId, record.received)
    await removeCanceledCharges(ports, tenantId, null)
  }
  if (record.status !== 'authorized') return
  const mayCapture = await inTenant(pool, tenantId, async ({ client }) => {
    if (await areDebtsOpen(client, tenantId, paymentId)) return true
    await cancelCard(client, tenantId, paymentId, 'removing', clock.now())
    return false
  })
  if (mayCapture)
    await follow(ports, tenantId, paymentId, await withTimeout(cards.capture(record.orderId), appConfig.upstream.callDeadline))
  else await removeCanceledCharges(ports, tenantId, null)
}
