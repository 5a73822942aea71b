import type { Payment } from '#api/financial/payments.ts'
import { appConfig } from '#config'
import { inTenant } from '../../platform/database.ts'
import { withTimeout } from './with-timeout.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type RegisteredCharge, getRegistrar, removeCharge } from './registrars.ts'
import { isLive } from './payment-attempt.ts'
import { cancelPayments } from './payment-attempt.queries.ts'
import { ChargeRefused } from './pix/pix-acquirer.ts'
import type { CallerScope } from '../access/scopes.ts'
import { requirePayment, toPayment } from './payments.queries.ts'
import { canceledCharges, isCanceled, markRegistered, markRemoved, recordedCharge } from './charge-registration.queries.ts'

/** Idempotent: the transaction id is fixed beforehand. Throws ACQUIRER_UNAVAILABLE when unconfirmed; reconciliation retries. A refused charge is canceled: METHOD_NOT_OFFERED. */
export async function registerCharge(ports: PaymentPorts, tenantId: number, paymentId: string): Promise<void> {
  const { pool, log } = ports
  const charge = await recordedCharge(pool, tenantId, paymentId)
  if (!charge) return
  const registrar = getRegistrar(charge.method, ports)
  let registered: RegisteredCharge
  try {
    registered = await withTimeout(registrar.register(charge), appConfig.upstream.callDeadline)
  } catch (cause) {
    log.warn({ err: cause, paymentId }, 'a charge was not confirmed')
    if (cause instanceof ChargeRefused) {
      await inTenant(pool, tenantId, ({ client }) => cancelPayments(client, [paymentId], ports.clock.now()))
      throw new DomainError('METHOD_NOT_OFFERED', { cause })
    }
    throw new DomainError('ACQUIRER_UNAVAILABLE', { cause })
  }
  const isKept = await markRegistered(pool, tenantId, paymentId, registered)
  // Canceled during registration; its code was never shown.
  if (!isKept && (await isCanceled(pool, tenantId, paymentId))) await removeCharge(charge.method, charge.txid, ports)
}

/** Removes canceled charges at the acquirer; reconciliation retries failures. Null `userId` means all users. */
export async function removeCanceledCharges(ports: PaymentPorts, tenantId: number, userId: number | null): Promise<void> {
  const { pool, log } = ports
  for (const { paymentId, method, txid } of await canceledCharges(pool, tenantId, userId)) {
    try {
      await withTimeout(removeCharge(method, txid, ports), appConfig.upstream.callDeadline)
      await markRemoved(pool, tenantId, paymentId)
    } catch (error) {
      log.warn({ err: error, paymentId }, 'a canceled charge was not taken back')
    }
  }
}

export async function finishCharge(ports: PaymentPorts, scope: CallerScope, paymentId: string): Promise<Payment> {
  const { pool, clock } = ports
  // Replaced charges must no longer be payable.
  await removeCanceledCharges(ports, scope.tenantId, scope.userId)
  const recorded = await requirePayment(pool, scope, paymentId)
  if (recorded.chargeState !== 'requested' || !isLive(recorded, clock.now())) return toPayment(recorded, clock.now())
  await registerCharge(ports, scope.tenantId, paymentId)
  return toPayment(await requirePayment(pool, scope, paymentId), clock.now())
}
