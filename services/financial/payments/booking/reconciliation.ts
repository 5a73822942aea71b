import { sql } from 'drizzle-orm'
import { inTenant } from '../../../platform/database.ts'
import { query } from '../../database/query.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'
import { bookReceived } from './booking.ts'
import { advanceCard } from '../cards/card-charge.ts'
import { registerCharge, removeCanceledCharges } from '../charge-registration.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { queueSlip, settleQueued } from './settlement-queue.ts'

/** Read again each time: money that the acquirer lists a little late is found too. */
const overlap = 60 * 60_000

/**
 * Brings our books and the acquirer's together after whatever was interrupted: books money nobody told of, makes
 * charges that were recorded only, removes canceled ones, ends codes whose time is up. Safe to repeat and to run
 * on several processes. One that fails is logged and does not keep the others waiting.
 */
export async function reconcilePayments(ports: PaymentPorts): Promise<void> {
  // First what was received, so that a code that was paid in time never ends as expired.
  await attempt(ports, 'received Pix', () =>
    readReceived(
      ports,
      'pix',
      (span) => ports.acquirer.listReceived(span),
      (tenantId, pix) => bookReceived(ports, tenantId, pix),
    ),
  )
  await attempt(ports, 'the return of slips', () =>
    readReceived(
      ports,
      'slips',
      (span) => ports.slipBank.listReturns(span),
      (tenantId, money) => queueSlip(ports, tenantId, money.txid),
    ),
  )
  await attempt(ports, 'captured cards', () =>
    readReceived(
      ports,
      'cards',
      (span) => ports.cards.listCaptured(span),
      (tenantId, money) => bookReceived(ports, tenantId, money),
    ),
  )
  const { rows } = await ports.pool.query<{ tenant_id: number }>('select tenant_id from financial.tenant order by tenant_id')
  for (const { tenant_id: tenantId } of rows) {
    await attempt(ports, 'queued settlements', () => settleQueued(ports, tenantId))
    await attempt(ports, 'expired codes', () => endExpired(ports, tenantId))
    await attempt(ports, 'recorded charges', () => registerRecorded(ports, tenantId))
    await attempt(ports, 'cards that are looked at', () => advanceCards(ports, tenantId))
    await removeCanceledCharges(ports, tenantId, null)
  }
}

async function attempt({ log }: PaymentPorts, what: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    log.error({ err: error }, `reconciliation of ${what} failed`)
    return false
  }
}

/** What an account received since it was read last, each handed on once. */
async function readReceived(
  ports: PaymentPorts,
  account: 'pix' | 'slips' | 'cards',
  list: (span: { from: Date; to: Date }) => Promise<ReceivedMoney[]>,
  handOn: (tenantId: number, money: ReceivedMoney) => Promise<unknown>,
) {
  const { pool, clock } = ports
  const to = clock.now()
  const { rows } = await pool.query<{ read_until: Date }>('select read_until from financial.reconciliation where account = $1', [account])
  const from = new Date(Math.max(0, (rows[0]?.read_until.getTime() ?? 0) - overlap))
  let failed = false
  for (const { tenantId, money } of await unbooked(ports, await list({ from, to }))) {
    const isDone = await attempt(ports, `the money ${money.endToEndId}`, async () => void (await handOn(tenantId, money)))
    failed ||= !isDone
  }
  if (failed) return
  // Moved on only when all of it is in the books, or in the queue.
  await pool.query(
    `insert into financial.reconciliation (account, read_until) values ($1, $2)
     on conflict (account) do update set read_until = greatest(reconciliation.read_until, excluded.read_until)`,
    [account, to],
  )
}

/** What of the received money no receipt exists for, and whose it is. */
async function unbooked({ pool, log }: PaymentPorts, received: readonly ReceivedMoney[]) {
  const { rows } = await pool.query<{ txid: string; tenant_id: number }>(
    'select txid, tenant_id from financial.charge_tenant where txid = any($1)',
    [received.map(({ txid }) => txid)],
  )
  const tenants = new Map(rows.map(({ txid, tenant_id }) => [txid, tenant_id]))
  const booked = new Set<string>()
  for (const tenantId of new Set(tenants.values())) {
    const known = await inTenant(pool, tenantId, ({ client }) =>
      client.query<{ end_to_end_id: string }>(
        'select end_to_end_id from financial.receipt where tenant_id = $1 and end_to_end_id = any($2)',
        [tenantId, received.map(({ endToEndId }) => endToEndId)],
      ),
    )
    for (const { end_to_end_id } of known.rows) booked.add(end_to_end_id)
  }
  return received
    .filter(({ endToEndId }) => !booked.has(endToEndId))
    .flatMap((money) => {
      const tenantId = tenants.get(money.txid)
      if (tenantId !== undefined) return { tenantId, money }
      log.warn({ txid: money.txid }, 'money was received that is not ours')
      return []
    })
}

async function endExpired({ pool, clock }: PaymentPorts, tenantId: number) {
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`with ended as (
          update financial.payment set status = 'expired'
          where tenant_id = ${tenantId} and status = 'waiting_for_payment' and expires_at <= ${clock.now().toISOString()}::timestamptz
          returning payment_id
        ) select pg_notify('financial_payment', payment_id::text) from ended`,
    ),
  )
}

async function registerRecorded(ports: PaymentPorts, tenantId: number) {
  const recorded = await inTenant(ports.pool, tenantId, ({ client }) =>
    query<{ payment_id: string }>(
      client,
      sql`select payment_id from financial.payment
        where tenant_id = ${tenantId} and status = 'waiting_for_payment' and charge_state = 'requested'`,
    ),
  )
  for (const { payment_id } of recorded) {
    await attempt(ports, `the charge of payment ${payment_id}`, () => registerCharge(ports, tenantId, payment_id))
  }
}

async function advanceCards(ports: PaymentPorts, tenantId: number) {
  const pending = await inTenant(ports.pool, tenantId, ({ client }) =>
    query<{ payment_id: string }>(
      client,
      sql`select payment_id from financial.payment where tenant_id = ${tenantId} and status = 'pending' and method = 'credit_card'`,
    ),
  )
  for (const { payment_id } of pending)
    await attempt(ports, `the card of payment ${payment_id}`, () => advanceCard(ports, tenantId, payment_id))
}
