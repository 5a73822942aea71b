import type pg from 'pg'
import { requireInstallmentOrder } from '../agreements/installment-order.queries.ts'
import { readCampaigns, campaignsTaken, type PriceTerms } from '../campaigns/campaign-terms.queries.ts'
import { installmentOptions } from './cards/card-installments.ts'
import { type CardTry, requireCardAttempt } from './cards/card-payment.queries.ts'
import { readPaymentSetting } from './payment-setting.queries.ts'
import { statusAtTime, type StoredPayment } from './payments.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { getAttempt, cancelPayments, hasCardInReview, insertPayment, livePayments, lockDebts } from './payment-attempt.queries.ts'
import type { CallerScope } from '../access/scopes.ts'

/** How a payment is made; a slip's amount is that on its due date. */
export type Instrument =
  | { method: 'pix' }
  | { method: 'bank_slip'; dueOn: string }
  | ({ method: 'credit_card'; cardToken: string; installments: number } & CardTry)

export interface Attempt extends PriceTerms {
  debtIds: readonly number[]
  instrument: Instrument
  /** Cents shown to the payer; null accepts the current amount. */
  expectedAmount: number | null
  idempotencyKey: string
  /** Set when the payer uses a payment link. */
  linkId?: string | undefined
  /** Set when an invited payer pays. */
  payerAccessId?: string | undefined
}

/**
 * Records an attempt before the acquirer is called, locking debts in id order. Idempotent by key; reuses a live code for the same
 * debts and amount, cancels overlapping codes of the same method. Returns the payment id. Throws NOT_FOUND, DEBT_NOT_PAYABLE, EARLIER_INSTALLMENT_OPEN,
 * METHOD_NOT_OFFERED, PAYMENT_IN_PROGRESS, TOO_MANY_ATTEMPTS, KEY_REUSED, or AMOUNT_CHANGED with the current amount.
 */
export async function recordAttempt(
  client: pg.ClientBase,
  scope: CallerScope,
  attempt: Attempt,
  { now, today }: { now: Date; today: string },
): Promise<string> {
  const earlier = await getAttempt(client, scope, attempt.idempotencyKey)
  if (earlier) return sameCharge(earlier, attempt)

  const debtIds = [...new Set(attempt.debtIds)].sort((a, b) => a - b)
  const { instrument } = attempt
  const pricingDate = instrument.method === 'bank_slip' ? instrument.dueOn : today
  const campaigns = await readCampaigns(client, scope, debtIds, pricingDate, attempt)
  const debts = await lockDebts(client, scope, debtIds, pricingDate, campaigns)
  // A request with the same key may have committed while this one waited for the lock.
  const meanwhile = await getAttempt(client, scope, attempt.idempotencyKey)
  if (meanwhile) return sameCharge(meanwhile, attempt)

  if (debts.length < debtIds.length) throw new DomainError('NOT_FOUND')
  if (debts.some(({ status, amount }) => status !== 'open' || amount <= 0)) throw new DomainError('DEBT_NOT_PAYABLE')
  await requireInstallmentOrder(client, scope.tenantId, debtIds)
  // Refused, because money may be on its way. A repeated press has the key of the first one.
  if (await hasCardInReview(client, scope.tenantId, debtIds)) throw new DomainError('PAYMENT_IN_PROGRESS')
  // Each institution receives its own money, so one code cannot pay two.
  const institutionId = debts[0]!.institution_id
  if (debts.some((debt) => debt.institution_id !== institutionId)) throw new DomainError('DEBT_NOT_PAYABLE')
  // An ineffective campaign is dropped; the amount then differs from the one shown.
  const offered = await readPaymentSetting(client, institutionId, debtIds, campaignsTaken(debts))
  if (!offered.methods.includes(instrument.method)) throw new DomainError('METHOD_NOT_OFFERED')

  const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
  if (attempt.expectedAmount !== null && attempt.expectedAmount !== amount) throw new DomainError('AMOUNT_CHANGED', { data: { amount } })

  if (instrument.method === 'credit_card' && !installmentOptions(amount, offered).some(({ count }) => count === instrument.installments))
    throw new DomainError('METHOD_NOT_OFFERED')

  if (instrument.method === 'credit_card') {
    const { fingerprint, addressHash } = instrument
    await requireCardAttempt(client, scope, { now, byOther: Boolean(attempt.linkId ?? attempt.payerAccessId), fingerprint, addressHash })
  }
  const live = await livePayments(client, scope, instrument.method, debtIds, now)
  const same = live.find(
    (payment) => payment.amount === amount && payment.amount_on === pricingDate && payment.debt_ids.join() === debtIds.join(),
  )
  if (same) return same.payment_id
  await cancelPayments(
    client,
    live.map(({ payment_id }) => payment_id),
    now,
  )

  const charge = {
    institutionId,
    amount,
    amountOn: pricingDate,
    instrument,
    slipAccountId: offered.slipAccountId,
    idempotencyKey: attempt.idempotencyKey,
    linkId: attempt.linkId ?? null,
    payerAccessId: attempt.payerAccessId ?? null,
  }
  const { paymentId, isNew } = await insertPayment(client, scope, charge, debts, now)
  return isNew ? paymentId : sameCharge((await getAttempt(client, scope, attempt.idempotencyKey))!, attempt)
}

/** The payment of a repeated request. Throws KEY_REUSED when the request is another one. */
export function sameCharge(earlier: StoredPayment, { debtIds, instrument, expectedAmount, linkId }: Attempt): string {
  // Through a link, debts and amount are the link's: another payer may have settled some meanwhile.
  const uniqueIds = [...new Set(debtIds)].sort((a, b) => a - b)
  const charged = earlier.debts.map(({ debtId }) => debtId).sort((a, b) => a - b)
  const isSameDebt = linkId !== undefined || uniqueIds.join() === charged.join()
  const isSameAmount = expectedAmount === null || expectedAmount === earlier.amount
  const isSameInstrument =
    instrument.method === earlier.method &&
    (instrument.method !== 'credit_card' || instrument.installments === earlier.installments) &&
    (instrument.method !== 'bank_slip' || instrument.dueOn === earlier.slipDueOn)
  if (!isSameDebt || !isSameAmount || !isSameInstrument) throw new DomainError('KEY_REUSED')
  return earlier.paymentId
}

export function isLive(payment: Pick<StoredPayment, 'status' | 'expiresAt'>, now: Date): boolean {
  return statusAtTime(payment, now) === 'waiting_for_payment'
}
