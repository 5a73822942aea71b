import { sql } from 'drizzle-orm'
import { inTenant } from '../../platform/database.ts'
import { query } from '../store/query.ts'
import { bookReceived, tenantOfCharge } from './booking.ts'
import { registerCharge, removeCanceledCharges } from './charge-registration.ts'
import type { PaymentPorts } from './payment-ports.ts'

/** Read again each time: money that the acquirer lists a little late is found too. */
const overlap = 60 * 60_000

/**
 * Brings our books and the acquirer's together after whatever was interrupted: books money nobody told of, makes
 * charges that were recorded only, removes canceled ones, ends codes whose time is up. Safe to repeat and to run
 * on several processes. One that fails is logged and does not keep the others waiting.
 */
export async function reconcilePayments(ports: PaymentPorts): Promise<void> {
  // First what was received, so that a code that was paid in time never ends as expired.
  await attempt(ports, 'received money', () => bookEverythingReceived(ports))
  const { rows } = await ports.pool.query<{ tenant_id: number }>('select tenant_id from financial.tenant order by tenant_id')
  for (const { tenant_id: tenantId } of rows) {
    await attempt(ports, 'expired codes', () => endExpired(ports, tenantId))
    await attempt(ports, 'recorded charges', () => registerRecorded(ports, tenantId))
    await removeCanceledCharges(ports, tenantId, null)
  }
}

async function attempt({ log }: PaymentPorts, what: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, `reconciliation of ${what} failed`)
  }
}

async function bookEverythingReceived(ports: PaymentPorts) {
  const { pool, clock, acquirer, log } = ports
  const to = clock.now()
  const { rows } = await pool.query<{ read_until: Date }>(`select read_until from financial.reconciliation where account = 'pix'`)
  const from = new Date(Math.max(0, (rows[0]?.read_until.getTime() ?? 0) - overlap))
  for (const pix of await acquirer.listReceived({ from, to })) {
    const tenantId = await tenantOfCharge(pool, pix.txid)
    if (tenantId === null) log.warn({ txid: pix.txid }, 'the acquirer received money that is not ours')
    else await bookReceived(ports, tenantId, pix)
  }
  // Moved on only when all of it is booked.
  await pool.query(
    `insert into financial.reconciliation (account, read_until) values ('pix', $1)
     on conflict (account) do update set read_until = greatest(reconciliation.read_until, excluded.read_until)`,
    [to],
  )
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
