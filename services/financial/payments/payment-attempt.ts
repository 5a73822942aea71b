import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AmountLine } from '#api/debts.ts'
import type { PaymentMethodType } from '#api/payments.ts'
import { appConfig } from '#config'
import { debtsAndStudents, visible } from '../debts/debts.queries.ts'
import { query } from '../database/query.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import type { DebtScope } from '../access/debt-scope.ts'
import { campaignMethods, isDiscounted } from '../campaigns/campaign-terms.queries.ts'
import { installmentOptions } from './cards/card-installments.ts'
import { requireCardTry } from './cards/card-tries.queries.ts'
import { paymentSettingOf } from './payment-setting.queries.ts'
import { findPayment, type StoredPayment, statusAt } from './payments.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { lastPayableDay } from './slips/slip-days.ts'
import { txidOf } from './txid.ts'

/** How long a card may be looked at; money that comes later is late. */
const cardDays = 7

export type PayerScope = DebtScope & { userId: number }

/** What is to be made, and the day whose amount it is for. */
export type Instrument =
  | { method: 'pix' }
  | { method: 'bank_slip'; dueOn: string }
  | { method: 'credit_card'; cardToken: string; installments: number }

export interface Attempt {
  debtIds: readonly number[]
  instrument: Instrument
  /** Cents the person was shown; null to take whatever the amount is now. */
  expectedAmount: number | null
  idempotencyKey: string
  /** The campaign whose discount is to be taken off. */
  campaignId?: number | null | undefined
  /** The link through which somebody else asks for it. */
  linkId?: string | undefined
}

interface LockedDebt {
  debt_id: number
  status: BookedStatus
  institution_id: number
  amount: number
  lines: AmountLine[]
}

/**
 * Records that someone is about to pay, before the acquirer hears of it. Locks the debts in the order of their ids,
 * so that attempts over the same debts take turns: the same key finds the same payment, and a live code for the same
 * debts and amount is found instead of a second one. A live code of the same method for other debts that overlap is
 * canceled; those of other methods stay until one of them is paid. While a card is looked at, no other is charged.
 *
 * @param today civil date
 * @returns id of the payment to go on with
 * @throws DomainError NOT_FOUND, DEBT_NOT_PAYABLE, METHOD_NOT_OFFERED, PAYMENT_IN_PROGRESS, TOO_MANY_ATTEMPTS, or AMOUNT_CHANGED with the
 *   amount it is now
 */
export async function recordAttempt(
  client: pg.ClientBase,
  scope: PayerScope,
  attempt: Attempt,
  { now, today }: { now: Date; today: string },
): Promise<string> {
  const earlier = await attemptOf(client, scope, attempt.idempotencyKey)
  if (earlier) return earlier.paymentId

  const debtIds = [...new Set(attempt.debtIds)].sort((a, b) => a - b)
  const { instrument } = attempt
  const amountOn = instrument.method === 'bank_slip' ? instrument.dueOn : today
  const debts = await lockDebts(client, scope, debtIds, amountOn, attempt.campaignId ?? null)
  // The same key may have been recorded while this one waited for the lock.
  const meanwhile = await attemptOf(client, scope, attempt.idempotencyKey)
  if (meanwhile) return meanwhile.paymentId

  if (debts.length < debtIds.length) throw new DomainError('NOT_FOUND')
  if (debts.some(({ status, amount }) => status !== 'open' || amount <= 0)) throw new DomainError('DEBT_NOT_PAYABLE')
  // Each institution receives its own money: one code cannot pay two.
  const institutionId = debts[0]!.institution_id
  if (debts.some((debt) => debt.institution_id !== institutionId)) throw new DomainError('DEBT_NOT_PAYABLE')
  const offered = await paymentSettingOf(client, institutionId)
  if (!offered.methods.includes(instrument.method)) throw new DomainError('METHOD_NOT_OFFERED')
  // A campaign that takes nothing off any more is none: the amount then differs from what was shown.
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
  // A card is nobody's but the one's who typed it: whoever else asks meanwhile waits.
  const isOwn = same && (instrument.method !== 'credit_card' || same.link_id === (attempt.linkId ?? null))
  if (isOwn) return same.payment_id
  if (instrument.method === 'credit_card') {
    if (live.length > 0) throw new DomainError('PAYMENT_IN_PROGRESS')
    await requireCardTry(client, scope, { now, linkId: attempt.linkId ?? null })
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

/** The payment that this person made under this key. */
export function attemptOf(client: pg.ClientBase, scope: PayerScope, idempotencyKey: string): Promise<StoredPayment | null> {
  // Whatever institution it was for: the key is the person's.
  return findPayment(client, { ...scope, institutionId: null }, sql`p.idempotency_key = ${idempotencyKey}::uuid`)
}

/** Whether the code of a payment can be paid on purpose. */
export function isLive(payment: Pick<StoredPayment, 'status' | 'expiresAt'>, now: Date): boolean {
  return statusAt(payment, now) === 'waiting_for_payment'
}

/** Makes codes unpayable and gives cards up; what is left to do at the acquirer is marked in the same transaction. */
export async function cancelPayments(client: pg.ClientBase, paymentIds: readonly string[], now: Date): Promise<void> {
  if (paymentIds.length === 0) return
  await query(
    client,
    sql`with canceled as (
        update financial.payment set status = 'canceled', charge_state = 'removing', card_token = null, ended_at = ${now.toISOString()}::timestamptz
        where payment_id = any(${`{${paymentIds.join(',')}}`}::uuid[]) and status in ('waiting_for_payment', 'pending') returning payment_id
      ) select pg_notify('financial_payment', payment_id::text) from canceled`,
  )
}

function lockDebts(
  client: pg.ClientBase,
  scope: PayerScope,
  debtIds: readonly number[],
  day: string,
  campaignId: number | null,
): Promise<LockedDebt[]> {
  return query<LockedDebt>(
    client,
    sql`select d.debt_id, d.status, d.institution_id, financial.charged_amount(d, ${campaignId}::int, ${day}::date) as amount,
        financial.charged_lines(d, ${campaignId}::int, ${day}::date) as lines
      from ${debtsAndStudents} where d.debt_id = any(${`{${debtIds.join(',')}}`}::int[]) and ${visible(scope)}
      order by d.debt_id for update of d`,
  )
}

function livePayments(client: pg.ClientBase, scope: PayerScope, method: PaymentMethodType, debtIds: readonly number[], now: Date) {
  return query<{ payment_id: string; amount: number; link_id: string | null; amount_on: string; debt_ids: number[] }>(
    client,
    sql`select p.payment_id, p.amount_cents as amount, p.link_id,
        (select max(pd.amount_on) from financial.payment_debt pd where pd.payment_id = p.payment_id) as amount_on,
        (select array_agg(pd.debt_id order by pd.debt_id) from financial.payment_debt pd where pd.payment_id = p.payment_id) as debt_ids
      from financial.payment p
      where p.tenant_id = ${scope.tenantId} and p.user_id = ${scope.userId}
        and p.method = ${method} and p.status in ('waiting_for_payment', 'pending') and p.expires_at > ${now.toISOString()}::timestamptz
        and exists (select from financial.payment_debt pd
          where pd.payment_id = p.payment_id and pd.debt_id = any(${`{${debtIds.join(',')}}`}::int[]))
      order by p.created_at desc`,
  )
}

interface RecordedCharge {
  institutionId: number
  amount: number
  /** The civil day that the amount is for. */
  amountOn: string
  instrument: Instrument
  slipAgreement: string | null
  idempotencyKey: string
  campaignId: number | null
  linkId: string | null
}

async function insertPayment(
  client: pg.ClientBase,
  scope: PayerScope,
  { institutionId, amount, amountOn, instrument, slipAgreement, idempotencyKey, campaignId, linkId }: RecordedCharge,
  debts: readonly LockedDebt[],
  now: Date,
): Promise<string> {
  const paymentId = crypto.randomUUID()
  const isSlip = instrument.method === 'bank_slip'
  const txid = isSlip ? await nextSlipNumber(client, slipAgreement!) : txidOf(paymentId)
  const card = instrument.method === 'credit_card' ? instrument : null
  const end = new Date(now.getTime() + (card ? cardDays * 86_400_000 : appConfig.pix.validMinutes * 60_000)).toISOString()
  // A slip can be paid until the end of its last day, in the institution's zone.
  const slipEnd = isSlip ? sql`(${lastPayableDay(instrument.dueOn)}::date + 1)::timestamp at time zone ${appConfig.defaultTimeZone}` : null
  const recorded = await query<{ payment_id: string }>(
    client,
    sql`insert into financial.payment
        (payment_id, tenant_id, institution_id, user_id, idempotency_key, method, status, charge_state, txid, amount_cents, created_at, expires_at, slip_due_on,
          card_token, installments, campaign_id, link_id)
      values (${paymentId}::uuid, ${scope.tenantId}, ${institutionId}, ${scope.userId}, ${idempotencyKey}::uuid,
        ${instrument.method}, ${card ? 'pending' : 'waiting_for_payment'}, 'requested', ${txid}, ${amount}, ${now.toISOString()}, ${slipEnd ?? sql`${end}::timestamptz`}, ${isSlip ? instrument.dueOn : null}::date,
        ${card?.cardToken ?? null}, ${card?.installments ?? null}::int, ${campaignId}::int, ${linkId}::uuid)
      on conflict (tenant_id, user_id, idempotency_key) do nothing returning payment_id`,
  )
  // One key for two sets of debts at the same moment: whoever came first has it.
  if (recorded.length === 0) return (await attemptOf(client, scope, idempotencyKey))!.paymentId
  await query(client, sql`insert into financial.charge_tenant (txid, tenant_id) values (${txid}, ${scope.tenantId})`)
  await query(
    client,
    sql`insert into financial.payment_debt (payment_id, debt_id, tenant_id, amount_cents, amount_on, lines)
      select ${paymentId}::uuid, debt_id, ${scope.tenantId}::int, amount, ${amountOn}::date, lines
      from jsonb_to_recordset(${JSON.stringify(debts)}::jsonb) as d(debt_id int, amount bigint, lines jsonb)`,
  )
  return paymentId
}

/** A number that no slip had before: the institution's at the bank, and one of ours. */
async function nextSlipNumber(client: pg.ClientBase, agreement: string): Promise<string> {
  const [row] = await query<{ number: string }>(
    client,
    sql`select ${agreement}::text || lpad(nextval('financial.slip_number')::text, 10, '0') as number`,
  )
  return row!.number
}
