import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../../platform/query.ts'
import type { CallerScope } from '../../access/scopes.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import type { DenialReason } from '#api/financial/payments.ts'
import type { CardRecord } from './card-acquirer.ts'
import type { ChargeState } from '../payments.schema.ts'

/** Limit of denials per hour, beyond which stolen cards are probably being tested; counted per student, for others together, and per card. */
export const deniedCardsPerHour = 5
/** Limit per network address; higher, because a household or a library shares one. */
export const deniedCardsPerAddress = 10

/** The card that is tried and from where, in addition to the student. */
export interface CardTry {
  /** The card's fingerprint; null if the acquirer gives none, so that tries count by student and address alone. */
  fingerprint: string | null
  /** A hash: the address itself is not kept. */
  addressHash: string
}

/**
 * Prevents card testing. What a student pays counts apart from what holders of the student's links and invited payers pay, so that those cannot
 * block the student. Unanswered attempts count as denied: parallel ones would all come before the first denial. Throws
 * TOO_MANY_ATTEMPTS.
 */
export async function requireCardAttempt(
  client: pg.ClientBase,
  { tenantId, userId }: CallerScope,
  { now, byOther, fingerprint, addressHash }: CardTry & { now: Date; byOther: boolean },
): Promise<void> {
  // In this order everywhere, so that no two attempts wait for each other.
  for (const key of [`student ${userId}`, fingerprint && `card ${fingerprint}`, `address ${addressHash}`])
    if (key) await query(client, sql`select pg_advisory_xact_lock(hashtextextended(${`card attempts ${tenantId} ${key}`}, 0))`)
  const since = new Date(now.getTime() - 3_600_000).toISOString()
  const [row] = await query<{ student: number; card: number; address: number }>(
    client,
    // An unconfirmed charge says nothing about the card.
    sql`select count(*) filter (where user_id = ${userId} and (link_id is not null or payer_access_id is not null) = ${byOther}) as student,
        count(*) filter (where card_fingerprint = ${fingerprint}) as card,
        count(*) filter (where payer_address_hash = ${addressHash}) as address
      from financial.payment
      where tenant_id = ${tenantId} and method = 'credit_card' and created_at > ${since}::timestamptz
        and (status = 'denied' and denial <> 'not_confirmed' or status = 'pending' and charge_state = 'requested')`,
  )
  const { student, card, address } = row!
  if (student >= deniedCardsPerHour || card >= deniedCardsPerHour || address >= deniedCardsPerAddress)
    throw new DomainError('TOO_MANY_ATTEMPTS')
}

/* Each change applies only while the payment is pending: a concurrent cancellation or booking wins. */

/** Stores brand and last digits and deletes the token. Returns false when no longer pending. */
export async function markCardRegistered(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  { brand, lastFour }: CardRecord,
): Promise<boolean> {
  const kept = await query(
    client,
    sql`update financial.payment set charge_state = 'registered', card_token = null, card_brand = ${brand}, card_last_four = ${lastFour}
      where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and status = 'pending' returning payment_id`,
  )
  return kept.length > 0
}

export async function denyCard(client: pg.ClientBase, tenantId: number, paymentId: string, denial: DenialReason, now: Date): Promise<void> {
  await query(
    client,
    sql`with denied as (
        update financial.payment set status = 'denied', charge_state = 'removed', card_token = null, denial = ${denial}, ended_at = ${now.toISOString()}::timestamptz
        where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and status = 'pending' returning payment_id
      ) select pg_notify('financial_payment', payment_id::text) from denied`,
  )
}

/** `state` is `removing` while the money still has to be returned. */
export async function cancelCard(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  state: 'removing' | 'removed',
  now: Date,
): Promise<void> {
  await query(
    client,
    sql`with canceled as (
        update financial.payment set status = 'canceled', charge_state = ${state}, card_token = null, ended_at = ${now.toISOString()}::timestamptz
        where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and status = 'pending' returning payment_id
      ) select pg_notify('financial_payment', payment_id::text) from canceled`,
  )
}

/** Whether the card is being or was refunded. Final once the debts are locked: cancellations lock them too. */
export async function isVoided(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<boolean> {
  const rows = await query(
    client,
    sql`select from financial.payment where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and charge_state in ('removing', 'removed')`,
  )
  return rows.length > 0
}

export interface PendingOrder {
  orderId: string
  chargeState: ChargeState
  cardKey: string
  amount: number
  installments: number
  cardToken: string | null
  descriptor: string
  createdAt: Date
}

export async function pendingOrder(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<PendingOrder | undefined> {
  const [order] = await query<PendingOrder>(
    client,
    sql`select p.txid as "orderId", p.charge_state as "chargeState", s.card_key as "cardKey", p.amount_cents as amount, p.installments,
        p.card_token as "cardToken", i.merchant_name as descriptor, p.created_at as "createdAt"
      from financial.payment p join financial.institution i using (institution_id) join financial.payment_setting s using (institution_id)
      where p.tenant_id = ${tenantId} and p.payment_id = ${paymentId}::uuid and p.status = 'pending' and p.method = 'credit_card'`,
  )
  return order
}

export async function areDebtsOpen(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<boolean> {
  const debts = await query<{ is_open: boolean }>(
    client,
    sql`select d.status = 'open' as is_open from financial.payment_debt pd join financial.debt d on d.debt_id = pd.debt_id
      where pd.tenant_id = ${tenantId} and pd.payment_id = ${paymentId}::uuid order by d.debt_id for share of d`,
  )
  return debts.every(({ is_open }) => is_open)
}
