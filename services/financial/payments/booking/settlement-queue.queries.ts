import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Settlement } from '#api/financial/payments.ts'
import { inTenant } from '../../../platform/database.ts'
import { query, toSqlArray } from '../../../platform/query.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import type { DebtScope } from '../../access/scopes.ts'
import { scopeCondition } from '../../../platform/scope-condition.ts'

interface SettlementRow {
  settlement_id: string
  status: Settlement['status']
  requested_at: Date
}

const columns = sql.raw('q.settlement_id, q.status, q.requested_at')

export async function enqueue(client: pg.ClientBase, tenantId: number, paymentId: string, now: Date): Promise<string> {
  const settlementId = crypto.randomUUID()
  const [row] = await query<{ settlement_id: string }>(
    client,
    sql`with waiting as (
        select settlement_id from financial.settlement_queue where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and status = 'queued' limit 1
      ), added as (
        insert into financial.settlement_queue (settlement_id, tenant_id, payment_id, requested_at, status)
        select ${settlementId}::uuid, ${tenantId}, ${paymentId}::uuid, ${now.toISOString()}::timestamptz, 'queued' where not exists (select from waiting)
        returning settlement_id
      ) select settlement_id from waiting union all select settlement_id from added`,
  )
  return row!.settlement_id
}

async function getSettlement(pool: pg.Pool, tenantId: number, condition: SQL): Promise<Settlement> {
  const [row] = await inTenant(pool, tenantId, ({ client }) =>
    query<SettlementRow>(
      client,
      sql`select ${columns} from financial.settlement_queue q join financial.payment p using (payment_id) where q.tenant_id = ${tenantId} and ${condition}`,
    ),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return toSettlement(row)
}

/** Settlement of a debt (GET settlement-queue/{id}/debt-model/{id}). Throws NOT_FOUND when missing or not visible. */
export async function settlementOfDebt(
  pool: pg.Pool,
  scope: DebtScope,
  { settlementId, debtId }: { settlementId: string; debtId: number },
): Promise<Settlement> {
  return getSettlement(
    pool,
    scope.tenantId,
    sql`q.settlement_id = ${settlementId}::uuid and ${scopeCondition(scope, { tenant: 'p' })}
      and exists (select from financial.payment_debt pd where pd.payment_id = q.payment_id and pd.debt_id = ${debtId})`,
  )
}

export function settlementById(pool: pg.Pool, tenantId: number, settlementId: string): Promise<Settlement> {
  return getSettlement(pool, tenantId, sql`q.settlement_id = ${settlementId}::uuid`)
}

/** Checks under way for slips of debts, oldest first. Runs in the tenant's transaction. */
export async function queuedChecks(
  client: pg.ClientBase,
  tenantId: number,
  debtIds: readonly number[],
): Promise<(Settlement & { debtId: number })[]> {
  const rows = await query<SettlementRow & { debtId: number }>(
    client,
    sql`select ${columns}, pd.debt_id as "debtId" from financial.settlement_queue q join financial.payment_debt pd using (payment_id)
      where q.tenant_id = ${tenantId} and q.status = 'queued' and pd.debt_id = any(${toSqlArray(debtIds)}::int[]) order by q.requested_at, pd.debt_id`,
  )
  return rows.map(({ debtId, ...row }) => ({ ...toSettlement(row), debtId }))
}

/** On `financial.settlement_queue`. */
export const isQueued = (tenantId: number) => sql`tenant_id = ${tenantId} and status = 'queued'`

export async function queuedSettlements(pool: pg.Pool, tenantId: number): Promise<string[]> {
  const rows = await inTenant(pool, tenantId, ({ client }) =>
    query<{ settlement_id: string }>(
      client,
      sql`select settlement_id from financial.settlement_queue where ${isQueued(tenantId)} order by requested_at`,
    ),
  )
  return rows.map(({ settlement_id }) => settlement_id)
}

export async function queuedSlip(pool: pg.Pool, tenantId: number, settlementId: string): Promise<string | undefined> {
  const [slip] = await inTenant(pool, tenantId, ({ client }) =>
    query<{ txid: string }>(
      client,
      sql`select p.txid from financial.settlement_queue q join financial.payment p using (payment_id)
        where q.tenant_id = ${tenantId} and q.settlement_id = ${settlementId}::uuid and q.status = 'queued'`,
    ),
  )
  return slip?.txid
}

export async function finishSettlement(
  pool: pg.Pool,
  tenantId: number,
  settlementId: string,
  status: 'settled' | 'not_found',
  now: Date,
): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`update financial.settlement_queue set status = ${status}, done_at = ${now.toISOString()}::timestamptz
        where tenant_id = ${tenantId} and settlement_id = ${settlementId}::uuid and status = 'queued'`,
    ),
  )
}

const toSettlement = ({ settlement_id, status, requested_at }: SettlementRow): Settlement => ({
  settlementId: settlement_id,
  status,
  requestedAt: requested_at.toISOString(),
})
