import type { APIRequestContext, Page } from '@playwright/test'
import type pg from 'pg'
import { inTenant } from '../../../services/platform/database.ts'
import { portalPort } from './portal.ts'

const tenantId = 1

export async function payAtSandboxBank(request: APIRequestContext, pool: pg.Pool, paymentId: string, port = portalPort): Promise<void> {
  const [payment] = await rows<{ txid: string }>(pool, 'select txid from financial.payment where payment_id = $1', [paymentId])
  const response = await request.post(`http://127.0.0.1:${port}/academic-services/sandbox/bank/charges/${payment!.txid}/pay`)
  if (!response.ok()) throw new Error(`The sandbox bank answered ${response.status()}`)
}

/** The time comes at which an open page without an account asks whether it was paid; its clock was installed before it was opened. */
export async function askAgain(page: Page): Promise<void> {
  await page.clock.fastForward(5_000)
}

/** Pays a bank slip at the sandbox bank; the bank's return follows at once. */
export async function paySlipAtSandboxBank(request: APIRequestContext, pool: pg.Pool, paymentId: string, port = portalPort): Promise<void> {
  const [payment] = await rows<{ txid: string }>(pool, 'select txid from financial.payment where payment_id = $1', [paymentId])
  const response = await request.post(`http://127.0.0.1:${port}/academic-services/sandbox/bank/slips/${payment!.txid}/pay`)
  if (!response.ok()) throw new Error(`The sandbox bank answered ${response.status()}`)
}

/** Decides a card payment under review in the sandbox; the acquirer notifies the portal at once. */
export async function decideCardAtSandbox(
  request: APIRequestContext,
  pool: pg.Pool,
  paymentId: string,
  decision: 'approve' | 'deny',
  port = portalPort,
): Promise<void> {
  const [payment] = await rows<{ txid: string }>(pool, 'select txid from financial.payment where payment_id = $1', [paymentId])
  const response = await request.post(`http://127.0.0.1:${port}/academic-services/sandbox/bank/orders/${payment!.txid}/${decision}`)
  if (!response.ok()) throw new Error(`The sandbox answered ${response.status()}`)
}

/** What the acquirer was asked for by one payment. */
export async function cardOrderAtSandbox(pool: pg.Pool, paymentId: string) {
  const [payment] = await rows<{ txid: string }>(pool, 'select txid from financial.payment where payment_id = $1', [paymentId])
  const orders = await pool.query('select brand, last_four, installments from sandbox.card_order where order_id = $1', [payment!.txid])
  return orders.rows[0] as { brand: string; last_four: string; installments: number } | undefined
}

export async function expirePayment(pool: pg.Pool, paymentId: string): Promise<void> {
  const [payment] = await rows<{ txid: string }>(
    pool,
    `update financial.payment set created_at = created_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes' where payment_id = $1 returning txid`,
    [paymentId],
  )
  await pool.query(
    `update sandbox.charge set created_at = created_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes' where txid = $1`,
    [payment!.txid],
  )
}

export async function expireSlip(pool: pg.Pool, paymentId: string): Promise<void> {
  await rows(
    pool,
    `update financial.payment set created_at = created_at - interval '40 days', expires_at = expires_at - interval '40 days', slip_due_on = slip_due_on - 40 where payment_id = $1`,
    [paymentId],
  )
}

export async function getCharges(pool: pg.Pool, debtId: number): Promise<number> {
  const [row] = await rows<{ charges: number }>(pool, 'select count(*)::int as charges from financial.payment_debt where debt_id = $1', [
    debtId,
  ])
  return row!.charges
}

async function rows<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[]): Promise<Row[]> {
  return (await inTenant(pool, tenantId, ({ client }) => client.query<Row>(text, values))).rows
}
