import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Settlement } from '#api/payments.ts'
import { appConfig } from '#config'
import { inTenant } from '../../../platform/database.ts'
import { query } from '../../database/query.ts'
import { bookReceived } from './booking.ts'
import { inTime } from '../deadline.ts'
import type { DebtScope } from '../../access/debt-scope.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { requirePayment } from '../payments.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'

interface SettlementRow {
  settlement_id: string
  status: Settlement['status']
  requested_at: Date
}

const columns = sql.raw('q.settlement_id, q.status, q.requested_at')

/**
 * Looks for the money of a slip now, because whoever paid says so, or staff want to know (POST settlement-queue). Asked
 * again while one waits, it is the same one.
 *
 * @throws DomainError NOT_FOUND for a payment that is not the caller's, or no slip
 */
export async function askSettlement(ports: PaymentPorts, scope: DebtScope, paymentId: string): Promise<Settlement> {
  const { pool, clock, log } = ports
  const payment = await requirePayment(pool, scope, paymentId)
  if (payment.method !== 'bank_slip') throw new DomainError('NOT_FOUND')
  const settlementId = await inTenant(pool, scope.tenantId, ({ client }) => enqueue(client, scope.tenantId, paymentId, clock.now()))
  try {
    await settle(ports, scope.tenantId, settlementId)
  } catch (error) {
    log.warn({ err: error, paymentId }, 'the bank could not be asked for a slip')
  }
  return toSettlement(await settlementOf(pool, scope.tenantId, sql`q.settlement_id = ${settlementId}::uuid`))
}

/**
 * What became of a settlement, for one of its debts (GET settlement-queue/{id}/debt-model/{id}).
 *
 * @throws DomainError NOT_FOUND when there is none, or it is not the caller's to see
 */
export async function settlementOfDebt(
  pool: pg.Pool,
  scope: DebtScope,
  { settlementId, debtId }: { settlementId: string; debtId: number },
): Promise<Settlement> {
  const conditions = [
    sql`q.settlement_id = ${settlementId}::uuid`,
    sql`exists (select from financial.payment_debt pd where pd.payment_id = q.payment_id and pd.debt_id = ${debtId})`,
  ]
  if (scope.userId !== null) conditions.push(sql`p.user_id = ${scope.userId}`)
  if (scope.institutionId !== null) conditions.push(sql`p.institution_id = ${scope.institutionId}`)
  return toSettlement(await settlementOf(pool, scope.tenantId, sql.join(conditions, sql` and `)))
}

/** Puts a slip into the queue, unless it waits there already. Inside a transaction of its tenant. */
async function enqueue(client: pg.ClientBase, tenantId: number, paymentId: string, now: Date): Promise<string> {
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

/** Puts the slip with a bank's number into the queue. */
export async function queueSlip({ pool, clock }: Pick<PaymentPorts, 'pool' | 'clock'>, tenantId: number, ourNumber: string): Promise<void> {
  await inTenant(pool, tenantId, async ({ client }) => {
    const [payment] = await query<{ payment_id: string }>(
      client,
      sql`select payment_id from financial.payment where tenant_id = ${tenantId} and txid = ${ourNumber}`,
    )
    if (payment) await enqueue(client, tenantId, payment.payment_id, clock.now())
  })
}

/** Works off what waits in a tenant's queue. One that fails stays for the next round. */
export async function settleQueued(ports: PaymentPorts, tenantId: number): Promise<void> {
  const waiting = await inTenant(ports.pool, tenantId, ({ client }) =>
    query<{ settlement_id: string }>(
      client,
      sql`select settlement_id from financial.settlement_queue where tenant_id = ${tenantId} and status = 'queued' order by requested_at`,
    ),
  )
  for (const { settlement_id } of waiting) {
    try {
      await settle(ports, tenantId, settlement_id)
    } catch (error) {
      ports.log.error({ err: error, settlementId: settlement_id }, 'a bank slip could not be settled')
    }
  }
}

/** Asks the bank and books what it received; safe to repeat, since money is booked once. */
async function settle(ports: PaymentPorts, tenantId: number, settlementId: string): Promise<void> {
  const { pool, clock, slipBank } = ports
  const [slip] = await inTenant(pool, tenantId, ({ client }) =>
    query<{ txid: string }>(
      client,
      sql`select p.txid from financial.settlement_queue q join financial.payment p using (payment_id)
        where q.tenant_id = ${tenantId} and q.settlement_id = ${settlementId}::uuid and q.status = 'queued'`,
    ),
  )
  if (!slip) return
  const record = await inTime(slipBank.getSlip(slip.txid), appConfig.upstream.callDeadline)
  for (const money of record?.received ?? []) await bookReceived(ports, tenantId, money)
  const status = record?.received.length ? 'settled' : 'not_found'
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`update financial.settlement_queue set status = ${status}, done_at = ${clock.now().toISOString()}::timestamptz
        where tenant_id = ${tenantId} and settlement_id = ${settlementId}::uuid and status = 'queued'`,
    ),
  )
}

async function settlementOf(pool: pg.Pool, tenantId: number, condition: ReturnType<typeof sql>): Promise<SettlementRow> {
  const [row] = await inTenant(pool, tenantId, ({ client }) =>
    query<SettlementRow>(
      client,
      sql`select ${columns} from financial.settlement_queue q join financial.payment p using (payment_id) where q.tenant_id = ${tenantId} and ${condition}`,
    ),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

const toSettlement = ({ settlement_id, status, requested_at }: SettlementRow): Settlement => ({
  settlementId: settlement_id,
  status,
  requestedAt: requested_at.toISOString(),
})
