import type { ReceivedMoney } from '../pix/pix-acquirer.ts'
import { bookReceived } from './booking.ts'
import { advanceCard } from '../cards/card-charge.ts'
import { registerCharge, removeCanceledCharges } from '../charge-registration.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { queueSlip, settleQueued } from './settlement-queue.ts'
import { financialTenants } from '../../database/tenants.queries.ts'
import {
  type AcquirerAccount,
  bookedReceipts,
  endExpired,
  saveReadMark,
  pendingCards,
  getReconciledInstant,
  tenantsOfCharges,
  tenantsToReconcile,
  unregisteredPayments,
} from './reconciliation.queries.ts'

/** Overlap between reads, for money that the acquirer lists late. */
const overlapMs = 60 * 60_000

/** Books missed money, completes recorded charges, removes canceled ones, expires codes. Idempotent, safe on several processes. */
export async function reconcilePayments(ports: PaymentPorts): Promise<void> {
  // Money first, so that a code paid in time does not expire.
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
  await attempt(ports, 'tenants', async () => {
    const tenants = await tenantsToReconcile(ports.pool, await financialTenants(ports.pool), ports.clock.now())
    for (const tenantId of tenants) await reconcileTenant(ports, tenantId)
  })
}

async function reconcileTenant(ports: PaymentPorts, tenantId: number): Promise<void> {
  await attempt(ports, 'queued settlements', () => settleQueued(ports, tenantId))
  await attempt(ports, 'expired codes', () => endExpired(ports.pool, tenantId, ports.clock.now()))
  await attempt(ports, 'recorded charges', () => registerRecorded(ports, tenantId))
  await attempt(ports, 'cards in review', () => advanceCards(ports, tenantId))
  await attempt(ports, 'canceled charges', () => removeCanceledCharges(ports, tenantId, null))
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

async function readReceived(
  ports: PaymentPorts,
  account: AcquirerAccount,
  list: (span: { from: Date; to: Date }) => Promise<ReceivedMoney[]>,
  handle: (tenantId: number, money: ReceivedMoney) => Promise<unknown>,
) {
  const { pool, clock } = ports
  const to = clock.now()
  const from = new Date(Math.max(0, ((await getReconciledInstant(pool, account))?.getTime() ?? 0) - overlapMs))
  let failed = false
  for (const { tenantId, money } of await unbooked(ports, await list({ from, to }))) {
    const isDone = await attempt(ports, `the money ${money.endToEndId}`, async () => void (await handle(tenantId, money)))
    failed ||= !isDone
  }
  if (failed) return
  // Advanced only once everything is booked or queued.
  await saveReadMark(pool, account, to)
}

async function registerRecorded(ports: PaymentPorts, tenantId: number) {
  for (const paymentId of await unregisteredPayments(ports.pool, tenantId))
    await attempt(ports, `the charge of payment ${paymentId}`, () => registerCharge(ports, tenantId, paymentId))
}

async function advanceCards(ports: PaymentPorts, tenantId: number) {
  for (const paymentId of await pendingCards(ports.pool, tenantId))
    await attempt(ports, `the card of payment ${paymentId}`, () => advanceCard(ports, tenantId, paymentId))
}

async function unbooked({ pool, log }: PaymentPorts, received: readonly ReceivedMoney[]) {
  const tenants = await tenantsOfCharges(
    pool,
    received.map(({ txid }) => txid),
  )
  const booked = new Set<string>()
  for (const tenantId of new Set(tenants.values())) {
    for (const id of await bookedReceipts(
      pool,
      tenantId,
      received.map(({ endToEndId }) => endToEndId),
    ))
      booked.add(id)
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
