import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DenialReason } from '#api/payments.ts'
import { query } from '../../database/query.ts'
import type { CardRecord } from './card-acquirer.ts'

/*
 * What becomes of a card payment that is looked at. Each step holds only while it is: whoever cancels or books it
 * meanwhile is first.
 */

/** Keeps what people are told of the card, and forgets the token. @returns false when the payment is no longer pending */
export async function keepCard(
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

/** @param state `removing` when its money is still to be given back */
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

/** Whether the money of a card was, or is to be, given back. Final once the debts are locked: whoever cancels it holds them. */
export async function isGoingBack(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<boolean> {
  const rows = await query(
    client,
    sql`select from financial.payment where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and charge_state in ('removing', 'removed')`,
  )
  return rows.length > 0
}
