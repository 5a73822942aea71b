import type { Payment } from '#api/payments.ts'
import { appConfig } from '#config'
import { withTimeout } from './with-timeout.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type RegisteredCharge, registrarOf, removeCharge } from './registrars.ts'
import { isLive } from './payment-attempt.ts'
import type { OwnScope } from '../access/scopes.ts'
import { requirePayment, toPayment } from './payments.queries.ts'
import { canceledCharges, isCanceled, markRegistered, markRemoved, recordedCharge } from './charge-registration.queries.ts'

/**
 * Makes the charge of a recorded payment where its money is received, and keeps what people pay by. May be repeated
 * after any failure: the transaction id was chosen before, so a second one is never made.
 *
 * @throws DomainError ACQUIRER_UNAVAILABLE when the charge was not confirmed; reconciliation tries again
 */
export async function registerCharge(ports: PaymentPorts, tenantId: number, paymentId: string): Promise<void> {
  const { pool, log } = ports
  const charge = await recordedCharge(pool, tenantId, paymentId)
  if (!charge) return
  const registrar = registrarOf(charge.method, ports)
  let registered: RegisteredCharge
  try {
    registered = await withTimeout(registrar.register(charge), appConfig.upstream.callDeadline)
  } catch (cause) {
    log.warn({ err: cause, paymentId }, 'a charge was not confirmed')
    throw new DomainError('ACQUIRER_UNAVAILABLE', { cause })
  }
  const isKept = await markRegistered(pool, tenantId, paymentId, registered)
  // Canceled while it was being made. What people pay by was never shown to anyone.
  if (!isKept && (await isCanceled(pool, tenantId, paymentId))) await removeCharge(charge.method, charge.txid, ports)
}

/**
 * Takes back where money is received what was canceled here. What fails is left for reconciliation.
 *
 * @param userId whose payments; null for everyone's
 */
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

/** Makes the charge of a recorded payment, unless that was done, and answers it. @throws DomainError NOT_FOUND, ACQUIRER_UNAVAILABLE */
export async function finishCharge(ports: PaymentPorts, scope: OwnScope, paymentId: string): Promise<Payment> {
  const { pool, clock } = ports
  // Whatever this attempt replaced must not be paid any more.
  await removeCanceledCharges(ports, scope.tenantId, scope.userId)
  const recorded = await requirePayment(pool, scope, paymentId)
  if (recorded.chargeState !== 'requested' || !isLive(recorded, clock.now())) return toPayment(recorded, clock.now())
  await registerCharge(ports, scope.tenantId, paymentId)
  return toPayment(await requirePayment(pool, scope, paymentId), clock.now())
}
