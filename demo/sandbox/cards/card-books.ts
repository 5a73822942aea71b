import type pg from 'pg'
import type { ReceivedMoney } from '../../../services/financial/payments/pix/pix-acquirer.ts'
import type { CardOrder, CardRecord } from '../../../services/financial/payments/cards/card-acquirer.ts'
import type { CardOutcome } from './test-cards.ts'

interface TokenizedCard {
  brand: string
  lastFour: string
  outcome: CardOutcome
}

export interface SandboxOrder {
  orderId: string
  status: CardRecord['status']
  amount: number
  installments: number
  descriptor: string
  brand: string
  lastFour: string
  createdAt: Date
}

export async function insertToken(
  pool: pg.Pool,
  { token, brand, lastFour, outcome, createdAt }: TokenizedCard & { token: string; createdAt: Date },
): Promise<void> {
  await pool.query('insert into sandbox.card_token (token, brand, last_four, outcome, created_at) values ($1, $2, $3, $4, $5)', [
    token,
    brand,
    lastFour,
    outcome,
    createdAt,
  ])
}

export async function getToken(pool: pg.Pool, token: string): Promise<TokenizedCard | null> {
  const { rows } = await pool.query<TokenizedCard>(
    'select brand, last_four as "lastFour", outcome from sandbox.card_token where token = $1',
    [token],
  )
  return rows[0] ?? null
}

export async function insertOrder(
  pool: pg.Pool,
  order: CardOrder,
  { brand, lastFour, outcome }: TokenizedCard,
  createdAt: Date,
): Promise<void> {
  const isHeld = outcome === 'authorized' || outcome === 'unanswered'
  const status: CardRecord['status'] = isHeld ? 'authorized' : outcome === 'pending' ? 'pending' : 'denied'
  await pool.query(
    `insert into sandbox.card_order (order_id, status, amount_cents, installments, descriptor, brand, last_four, denial, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (order_id) do nothing`,
    [
      order.orderId,
      status,
      order.amount,
      order.installments,
      order.descriptor,
      brand,
      lastFour,
      status === 'denied' ? outcome : null,
      createdAt,
    ],
  )
}

interface OrderRow extends Omit<CardRecord, 'received'> {
  captureId: string | null
  capturedAt: Date | null
}

export async function getOrder(pool: pg.Pool, orderId: string): Promise<CardRecord | null> {
  const { rows } = await pool.query<OrderRow>(
    `select order_id as "orderId", status, amount_cents as amount, brand, last_four as "lastFour", denial, capture_id as "captureId", captured_at as "capturedAt"
     from sandbox.card_order where order_id = $1`,
    [orderId],
  )
  if (!rows[0]) return null
  const { captureId, capturedAt, ...order } = rows[0]
  const isTaken = order.status === 'captured' && captureId !== null && capturedAt !== null
  return { ...order, received: isTaken ? { endToEndId: captureId, txid: orderId, amount: order.amount, paidAt: capturedAt } : null }
}

export async function captureOrder(pool: pg.Pool, orderId: string, captureId: string, at: Date): Promise<void> {
  await pool.query(
    `update sandbox.card_order set status = 'captured', capture_id = $2, captured_at = $3 where order_id = $1 and status = 'authorized'`,
    [orderId, captureId, at],
  )
}

/** Voids an order. Voiding an order that does not exist yet prevents it. */
export async function voidOrder(pool: pg.Pool, orderId: string, at: Date): Promise<void> {
  await pool.query(
    `insert into sandbox.card_order (order_id, status, amount_cents, installments, descriptor, brand, last_four, created_at)
     values ($1, 'voided', 0, 1, '', 'card', '0000', $2)
     on conflict (order_id) do update set status = 'voided' where card_order.status <> 'denied'`,
    [orderId, at],
  )
}

/** Returns false when the order is no longer in review. */
export async function decideOrder(pool: pg.Pool, orderId: string, isApproved: boolean): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update sandbox.card_order set status = $2, denial = $3 where order_id = $1 and status = 'pending'`,
    [orderId, isApproved ? 'authorized' : 'denied', isApproved ? null : 'card_refused'],
  )
  return rowCount === 1
}

export async function listCaptures(pool: pg.Pool, { from, to }: { from: Date; to: Date }): Promise<ReceivedMoney[]> {
  const { rows } = await pool.query<ReceivedMoney>(
    `select capture_id as "endToEndId", order_id as txid, amount_cents as amount, captured_at as "paidAt" from sandbox.card_order
     where status = 'captured' and captured_at between $1 and $2 order by captured_at, order_id`,
    [from, to],
  )
  return rows
}

export async function latestOrders(pool: pg.Pool): Promise<SandboxOrder[]> {
  const { rows } = await pool.query<SandboxOrder>(
    `select order_id as "orderId", status, amount_cents as amount, installments, descriptor, brand, last_four as "lastFour", created_at as "createdAt"
     from sandbox.card_order order by created_at desc, order_id limit 50`,
  )
  return rows
}
