import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type CampaignOfDebt, campaignCondition, isDiscounted, type KeptLine } from '../campaigns/campaign-terms.queries.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { cardReviews, debtsAndStudents, startOfDay, debtsInScope } from '../debts/debts.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import { findPayment, type StoredPayment } from './payments.queries.ts'
import { pixMinutes } from './pix/pix-validity.ts'
import type { Instrument } from './payment-attempt.ts'
import type { CallerScope } from '../access/scopes.ts'

/** The payment's UUID in base 36: 25 characters, the limit of a Pix code. */
export function getTxid(paymentId: string): string {
  return BigInt(`0x${paymentId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(25, '0')
}

/** Days that a card may be in review; later money counts as late. */
const cardDays = 7

interface LockedDebt {
  debt_id: number
  status: BookedStatus
  institution_id: number
  requestId: string | null
  /** The requested campaign, which may have no effect on the price. */
  campaignId: number | null
  amount: number
  lines: KeptLine[]
}

export function getAttempt(client: pg.ClientBase, scope: CallerScope, idempotencyKey: string): Promise<StoredPayment | null> {
  // Any institution: the key belongs to the user.
  return findPayment(client, { ...scope, institutionId: null }, sql`p.idempotency_key = ${idempotencyKey}::uuid`)
}

export async function cancelPayments(client: pg.ClientBase, paymentIds: readonly string[], now: Date): Promise<void> {
  if (paymentIds.length === 0) return
  await query(
    client,
    sql`with canceled as (
        update financial.payment set status = 'canceled', charge_state = 'removing', card_token = null, ended_at = ${now.toISOString()}::timestamptz
        where payment_id = any(${toSqlArray(paymentIds)}::uuid[]) and status in ('waiting_for_payment', 'pending') returning payment_id
      ) select pg_notify('financial_payment', payment_id::text) from canceled`,
  )
}

export function lockDebts(
  client: pg.ClientBase,
  scope: CallerScope,
  debtIds: readonly number[],
  day: string,
  campaigns: CampaignOfDebt,
): Promise<LockedDebt[]> {
  const campaign = campaignCondition(campaigns)
  return query<LockedDebt>(
    client,
    sql`select d.debt_id, d.status, d.institution_id, d.request_id as "requestId", financial.charged_amount(d, ${campaign}, ${day}::date) as amount,
        financial.charged_lines(d, ${campaign}, ${day}::date) as lines, ${campaign} as "campaignId"
      from ${debtsAndStudents} where d.debt_id = any(${toSqlArray(debtIds)}::int[]) and ${debtsInScope(scope)}
      order by d.debt_id for update of d`,
  )
}

/** Whether a card is in review. Final once the debts are locked, because attempts lock them too. */
export async function hasCardInReview(client: pg.ClientBase, tenantId: number, debtIds: readonly number[]): Promise<boolean> {
  const [found] = await query(
    client,
    sql`select from ${cardReviews} join financial.debt d using (debt_id) where d.tenant_id = ${tenantId} and d.debt_id = any(${toSqlArray(debtIds)}::int[]) limit 1`,
  )
  return found !== undefined
}

export function livePayments(client: pg.ClientBase, scope: CallerScope, method: PaymentMethodType, debtIds: readonly number[], now: Date) {
  return query<{ payment_id: string; amount: number; amount_on: string; debt_ids: number[] }>(
    client,
    sql`select p.payment_id, p.amount_cents as amount,
        (select max(pd.amount_on) from financial.payment_debt pd where pd.payment_id = p.payment_id) as amount_on,
        (select array_agg(pd.debt_id order by pd.debt_id) from financial.payment_debt pd where pd.payment_id = p.payment_id) as debt_ids
      from financial.payment p
      where p.tenant_id = ${scope.tenantId} and p.user_id = ${scope.userId}
        and p.method = ${method} and p.status = 'waiting_for_payment' and p.expires_at > ${now.toISOString()}::timestamptz
        and exists (select from financial.payment_debt pd
          where pd.payment_id = p.payment_id and pd.debt_id = any(${toSqlArray(debtIds)}::int[]))
      order by p.created_at desc`,
  )
}

interface RecordedCharge {
  institutionId: number
  amount: number
  amountOn: string
  instrument: Instrument
  slipAccountId: number | null
  idempotencyKey: string
  linkId: string | null
  payerAccessId: string | null
}

export async function insertPayment(
  client: pg.ClientBase,
  scope: CallerScope,
  { institutionId, amount, amountOn, instrument, slipAccountId, idempotencyKey, linkId, payerAccessId }: RecordedCharge,
  debts: readonly LockedDebt[],
  now: Date,
): Promise<{ paymentId: string; isNew: boolean }> {
  const paymentId = crypto.randomUUID()
  const isSlip = instrument.method === 'bank_slip'
  const txid = isSlip ? await takeSlipNumber(client, slipAccountId!) : getTxid(paymentId)
  const card = instrument.method === 'credit_card' ? instrument : null
  const end = new Date(now.getTime() + (card ? cardDays * 86_400_000 : pixMinutes(debts) * 60_000)).toISOString()
  // A slip is payable until the end of its last day in the institution's time zone.
  const slipEnd = isSlip
    ? startOfDay(sql`financial.next_banking_day(${institutionId}::int, ${instrument.dueOn}::date) + 1`, scope.timeZone)
    : null
  const recorded = await query<{ payment_id: string }>(
    client,
    sql`insert into financial.payment
        (payment_id, tenant_id, institution_id, user_id, idempotency_key, method, status, charge_state, txid, amount_cents, created_at, expires_at, slip_due_on, slip_account_id,
          card_token, installments, card_fingerprint, payer_address_hash, link_id, payer_access_id)
      values (${paymentId}::uuid, ${scope.tenantId}, ${institutionId}, ${scope.userId}, ${idempotencyKey}::uuid,
        ${instrument.method}, ${card ? 'pending' : 'waiting_for_payment'}, 'requested', ${txid}, ${amount}, ${now.toISOString()}, ${slipEnd ?? sql`${end}::timestamptz`}, ${isSlip ? instrument.dueOn : null}::date, ${isSlip ? slipAccountId : null}::int,
        ${card?.cardToken ?? null}, ${card?.installments ?? null}::int, ${card?.fingerprint ?? null}, ${card?.addressHash ?? null}, ${linkId}::uuid, ${payerAccessId}::uuid)
      on conflict (tenant_id, user_id, idempotency_key) do nothing returning payment_id`,
  )
  // Concurrent requests with one key and different debts: the first one wins.
  if (recorded.length === 0) return { paymentId, isNew: false }
  await query(client, sql`insert into financial.charge_tenant (txid, tenant_id) values (${txid}, ${scope.tenantId})`)
  const charged = debts.map((debt) => ({ ...debt, campaignId: isDiscounted(debt.lines) ? debt.campaignId : null }))
  await query(
    client,
    sql`insert into financial.payment_debt (payment_id, debt_id, tenant_id, amount_cents, amount_on, lines, campaign_id)
      select ${paymentId}::uuid, debt_id, ${scope.tenantId}::int, amount, ${amountOn}::date, lines, "campaignId"
      from jsonb_to_recordset(${JSON.stringify(charged)}::jsonb) as d(debt_id int, amount bigint, lines jsonb, "campaignId" int)`,
  )
  return { paymentId, isNew: true }
}

/** A unique slip number (nosso número): the agreement of the account and the account's next number. */
async function takeSlipNumber(client: pg.ClientBase, accountId: number): Promise<string> {
  const [row] = await query<{ number: string }>(
    client,
    sql`update financial.bank_account set next_number = next_number + 1 where account_id = ${accountId}
      returning agreement || lpad((next_number - 1)::text, 10, '0') as number`,
  )
  return row!.number
}

/** Cancels pending codes and cards of debts that the caller has locked, except of some payments; cards are refunded. */
export async function cancelUnfinishedPayments(
  client: pg.ClientBase,
  tenantId: number,
  debtIds: readonly number[],
  now: Date,
  exceptPaymentIds: readonly string[] = [],
): Promise<void> {
  const waiting = await query<{ payment_id: string }>(
    client,
    sql`select distinct p.payment_id from financial.payment p join financial.payment_debt pd using (payment_id)
      where p.tenant_id = ${tenantId} and pd.debt_id = any(${toSqlArray(debtIds)}::int[]) and p.status in ('waiting_for_payment', 'pending')
        and p.payment_id <> all(${toSqlArray(exceptPaymentIds)}::uuid[])`,
  )
  await cancelPayments(
    client,
    waiting.map(({ payment_id }) => payment_id),
    now,
  )
}
