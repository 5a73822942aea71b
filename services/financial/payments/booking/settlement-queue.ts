import type { Settlement } from '#api/financial/payments.ts'
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

/** Asks the bank whether a slip was paid (POST settlement-queue), reusing a pending request. Throws NOT_FOUND, also for another student number. */
export async function requestSettlement(
  ports: PaymentPorts,
  scope: DebtScope,
  paymentId: string,
  academicRecord?: string,
): Promise<Settlement> {
  const { pool, clock, log } = ports
  const payment = await requirePayment(pool, scope, paymentId)
  const isOfRecord = academicRecord === undefined || payment.debts.some(({ registration }) => registration === academicRecord)
  if (payment.method !== 'bank_slip' || !isOfRecord) throw new DomainError('NOT_FOUND')
  const settlementId = await inTenant(pool, scope.tenantId, ({ client }) => enqueue(client, scope.tenantId, paymentId, clock.now()))
  try {
    await settle(ports, scope.tenantId, settlementId)
  } catch (error) {
    log.warn({ err: error, paymentId }, 'the bank could not be asked for a slip')
  }
  return settlementById(pool, scope.tenantId, settlementId)
}

export async function queueSlip({ pool, clock }: Pick<PaymentPorts, 'pool' | 'clock'>, tenantId: number, ourNumber: string): Promise<void> {
  await inTenant(pool, tenantId, async ({ client }) => {
    const paymentId = await paymentOfCharge(client, tenantId, ourNumber)
    if (paymentId) await enqueue(client, tenantId, paymentId, clock.now())
  })
}

export async function settleQueued(ports: PaymentPorts, tenantId: number): Promise<void> {
  for (const settlementId of await queuedSettlements(ports.pool, tenantId)) {
    try {
      await settle(ports, tenantId, settlementId)
    } catch (error) {
      ports.log.error({ err: error, settlementId }, 'a bank slip could not be settled')
    }
  }
}

/** Reads the slip at the bank and books what it received. Idempotent. */
async function settle(ports: PaymentPorts, tenantId: number, settlementId: string): Promise<void> {
  const { pool, clock, slipBank } = ports
  const ourNumber = await queuedSlip(pool, tenantId, settlementId)
  if (!ourNumber) return
  const record = await withTimeout(slipBank.getSlip(ourNumber), appConfig.upstream.callDeadline)
  for (const money of record?.received ?? []) await bookReceived(ports, tenantId, money)
  const status = record?.received.length ? 'settled' : 'not_found'
  await finishSettlement(pool, tenantId, settlementId, status, clock.now())
}
