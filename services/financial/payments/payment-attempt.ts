import type pg from 'pg'
import { campaignMethods, isDiscounted } from '../campaigns/campaign-terms.queries.ts'
import { installmentOptions } from './cards/card-installments.ts'
import { requireCardAttempt } from './cards/card-payment.queries.ts'
import { paymentSettingOf } from './payment-setting.queries.ts'
import { statusAt, type StoredPayment } from './payments.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { attemptOf, cancelPayments, insertPayment, livePayments, lockDebts } from './payment-attempt.queries.ts'
import type { OwnScope } from '../access/scopes.ts'

/** A slip's amount is that of its due date. */
export type Instrument =
  | { method: 'pix' }
  | { method: 'bank_slip'; dueOn: string }
  | { method: 'credit_card'; cardToken: string; installments: number }

export interface Attempt {
  debtIds: readonly number[]
  instrument: Instrument
  /** Cents shown to the payer; null accepts the current amount. */
  expectedAmount: number | null
  idempotencyKey: string
  campaignId?: number | null | undefined
  /** Set when the payer uses a payment link. */
  linkId?: string | undefined
}

/**
 * Records an attempt before the acquirer is called, locking debts in id order. Idempotent by key; reuses a live code for the same
 * debts and amount, cancels overlapping codes of the same method. Returns the payment id. Throws NOT_FOUND, DEBT_NOT_PAYABLE,
 * METHOD_NOT_OFFERED, PAYMENT_IN_PROGRESS, TOO_MANY_ATTEMPTS, or AMOUNT_CHANGED with the current amount.
 */
export async function recordAttempt(
  client: pg.ClientBase,
  scope: OwnScope,
  attempt: Attempt,
  { now, today }: { now: Date; today: string },
): Promise<string> {
  const earlier = await attemptOf(client, scope, attempt.idempotencyKey)
  if (earlier) return earlier.paymentId

  const debtIds = [...new Set(attempt.debtIds)].sort((a, b) => a - b)
  const { instrument } = attempt
  const amountOn = instrument.method === 'bank_slip' ? instrument.dueOn : today
  const debts = await lockDebts(client, scope, debtIds, amountOn, attempt.campaignId ?? null)
  // A request with the same key may have committed while this one waited for the lock.
  const meanwhile = await attemptOf(client, scope, attempt.idempotencyKey)
  if (meanwhile) return meanwhile.paymentId

  if (debts.length < debtIds.length) throw new DomainError('NOT_FOUND')
  if (debts.some(({ status, amount }) => status !== 'open' || amount <= 0)) throw new DomainError('DEBT_NOT_PAYABLE')
  // Each institution receives its own money, so one code cannot pay two.
  const institutionId = debts[0]!.institution_id
  if (debts.some((debt) => debt.institution_id !== institutionId)) throw new DomainError('DEBT_NOT_PAYABLE')
  const offered = await paymentSettingOf(client, institutionId)
  if (!offered.methods.includes(instrument.method)) throw new DomainError('METHOD_NOT_OFFERED')
  // An ineffective campaign is dropped; the amount then differs from the one shown.
  const campaignId = debts.some(({ lines }) => isDiscounted(lines)) ? attempt.campaignId! : null
  if (campaignId !== null && !(await campaignMethods(client, campaignId)).includes(instrument.method))
    throw new DomainError('METHOD_NOT_OFFERED')

  const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
  if (attempt.expectedAmount !== null && attempt.expectedAmount !== amount) throw new DomainError('AMOUNT_CHANGED', { data: { amount } })

  if (instrument.method === 'credit_card' && !installmentOptions(amount, offered).some(({ count }) => count === instrument.installments))
    throw new DomainError('METHOD_NOT_OFFERED')

  const live = await livePayments(client, scope, instrument.method, debtIds, now)
  const same = live.find(
    (payment) => payment.amount === amount && payment.amount_on === amountOn && payment.debt_ids.join() === debtIds.join(),
  )
  // A card belongs to the caller who entered it; others must wait.
  const isOwn = same && (instrument.method !== 'credit_card' || same.link_id === (attempt.linkId ?? null))
  if (isOwn) return same.payment_id
  if (instrument.method === 'credit_card') {
    if (live.length > 0) throw new DomainError('PAYMENT_IN_PROGRESS')
    await requireCardAttempt(client, scope, { now, linkId: attempt.linkId ?? null })
  }
  await cancelPayments(
    client,
    live.map(({ payment_id }) => payment_id),
    now,
  )

  const charge = {
    institutionId,
    amount,
    amountOn,
    instrument,
    slipAgreement: offered.slipAgreement,
    idempotencyKey: attempt.idempotencyKey,
    campaignId,
    linkId: attempt.linkId ?? null,
  }
  return insertPayment(client, scope, charge, debts, now)
}

export function isLive(payment: Pick<StoredPayment, 'status' | 'expiresAt'>, now: Date): boolean {
  return statusAt(payment, now) === 'waiting_for_payment'
}
