import type { Settlement } from '#api/payments.ts'
import { appConfig } from '#config'
import { inTenant } from '../../../platform/database.ts'
import { bookReceived } from './booking.ts'
import { withTimeout } from '../with-timeout.ts'
import type { DebtScope } from '../../access/scopes.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { requirePayment } from '../payments.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { enqueue, finishSettlement, queuedSettlements, queuedSlip, settlementById } from './settlement-queue.queries.ts'
import { paymentOfCharge } from './booking.queries.ts'

/**
 * Looks for the money of a slip now, on request of the payer or of staff (POST settlement-queue). Asked
 * again while one waits, it is the same one.
 *
 * @throws DomainError NOT_FOUND for a payment that is not the caller's, or no slip
 */
export async function requestSettlement(ports: PaymentPorts, scope: DebtScope, paymentId: string): Promise<Settlement> {
  const { pool, clock, log } = ports
  const payment = await requirePayment(pool, scope, paymentId)
  if (payment.method !== 'bank_slip') throw new DomainError('NOT_FOUND')
  const settlementId = await inTenant(pool, scope.tenantId, ({ client }) => enqueue(client, scope.tenantId, paymentId, clock.now()))
  try {
    await settle(ports, scope.tenantId, settlementId)
  } catch (error) {
    log.warn({ err: error, paymentId }, 'the bank could not be asked for a slip')
  }
  return settlementById(pool, scope.tenantId, settlementId)
}

/** Puts the slip with a bank's number into the queue. */
export async function queueSlip({ pool, clock }: Pick<PaymentPorts, 'pool' | 'clock'>, tenantId: number, ourNumber: string): Promise<void> {
  await inTenant(pool, tenantId, async ({ client }) => {
    const paymentId = await paymentOfCharge(client, tenantId, ourNumber)
    if (paymentId) await enqueue(client, tenantId, paymentId, clock.now())
  })
}

/** Works off what waits in a tenant's queue. One that fails stays for the next round. */
export async function settleQueued(ports: PaymentPorts, tenantId: number): Promise<void> {
  for (const settlementId of await queuedSettlements(ports.pool, tenantId)) {
    try {
      await settle(ports, tenantId, settlementId)
    } catch (error) {
      ports.log.error({ err: error, settlementId }, 'a bank slip could not be settled')
    }
  }
}

/** Asks the bank and books what it received; safe to repeat, since money is booked once. */
async function settle(ports: PaymentPorts, tenantId: number, settlementId: string): Promise<void> {
  const { pool, clock, slipBank } = ports
  const ourNumber = await queuedSlip(pool, tenantId, settlementId)
  if (!ourNumber) return
  const record = await withTimeout(slipBank.getSlip(ourNumber), appConfig.upstream.callDeadline)
  for (const money of record?.received ?? []) await bookReceived(ports, tenantId, money)
  const status = record?.received.length ? 'settled' : 'not_found'
  await finishSettlement(pool, tenantId, settlementId, status, clock.now())
}
