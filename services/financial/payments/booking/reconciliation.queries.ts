import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTenant } from '../../../platform/database.ts'
import { tenantsWhere } from '../../../platform/each-tenant.ts'
import { query } from '../../../platform/query.ts'
import { isToBeRemoved } from '../charge-registration.queries.ts'
import { isQueued } from './settlement-queue.queries.ts'

export type AcquirerAccount = 'pix' | 'slips' | 'cards'

export async function getReconciledInstant(pool: pg.Pool, account: AcquirerAccount): Promise<Date | undefined> {
  const { rows } = await pool.query<{ read_until: Date }>('select read_until from financial.reconciliation where account = $1', [account])
  return rows[0]?.read_until
}

/** Never moves back, so concurrent processes are safe. */
export async function saveReadMark(pool: pg.Pool, account: AcquirerAccount, until: Date): Promise<void> {
  await pool.query(
    `insert into financial.reconciliation (account, read_until) values ($1, $2)
     on conflict (account) do update set read_until = greatest(reconciliation.read_until, excluded.read_until)`,
    [account, until],
  )
}

export async function tenantsOfCharges(pool: pg.Pool, txids: readonly string[]): Promise<Map<string, number>> {
  if (txids.length === 0) return new Map()
  const { rows } = await pool.query<{ txid: string; tenant_id: number }>(
    'select txid, tenant_id from financial.charge_tenant where txid = any($1)',
    [txids],
  )
  return new Map(rows.map(({ txid, tenant_id }) => [txid, tenant_id]))
}

export async function bookedReceipts(pool: pg.Pool, tenantId: number, endToEndIds: readonly string[]): Promise<string[]> {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<{ end_to_end_id: string }>(
      'select end_to_end_id from financial.receipt where tenant_id = $1 and end_to_end_id = any($2)',
      [tenantId, endToEndIds],
    ),
  )
  return rows.map(({ end_to_end_id }) => end_to_end_id)
}

const isExpired = (now: Date) => sql`status = 'waiting_for_payment' and expires_at <= ${now.toISOString()}::timestamptz`
const isUnregistered = sql`status = 'waiting_for_payment' and charge_state = 'requested'`
const isPendingCard = sql`status = 'pending' and method = 'credit_card'`

/** Tenants for which `reconcilePayments` has something to do besides the money that acquirers list. */
export function tenantsToReconcile(pool: pg.Pool, tenantIds: readonly number[], now: Date): Promise<number[]> {
  const conditions = [isExpired(now), isUnregistered, isPendingCard, isToBeRemoved]
  // One query per condition, so that each uses its index.
  const waiting = (tenantId: number) =>
    conditions.map((condition) => sql`exists (select from financial.payment where tenant_id = ${tenantId} and ${condition})`)
  return tenantsWhere(pool, tenantIds, (tenantId) =>
    sql.join([sql`exists (select from financial.settlement_queue where ${isQueued(tenantId)})`, ...waiting(tenantId)], sql` or `),
  )
}

export async function endExpired(pool: pg.Pool, tenantId: number, now: Date): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`with ended as (
          update financial.payment set status = 'expired'
          where tenant_id = ${tenantId} and ${isExpired(now)}
          returning payment_id
        ) select pg_notify('financial_payment', payment_id::text) from ended`,
    ),
  )
}

export function unregisteredPayments(pool: pg.Pool, tenantId: number): Promise<string[]> {
  return paymentIds(pool, tenantId, isUnregistered)
}

export function pendingCards(pool: pg.Pool, tenantId: number): Promise<string[]> {
  return paymentIds(pool, tenantId, isPendingCard)
}

async function paymentIds(pool: pg.Pool, tenantId: number, condition: SQL): Promise<string[]> {
  const rows = await inTenant(pool, tenantId, ({ client }) =>
    query<{ payment_id: string }>(client, sql`select payment_id from financial.payment where tenant_id = ${tenantId} and ${condition}`),
  )
  return rows.map(({ payment_id }) => payment_id)
}
