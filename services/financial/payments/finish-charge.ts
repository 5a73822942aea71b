import type { Payment } from '#api/payments.ts'
import { registerCharge, removeCanceledCharges } from './charge-registration.ts'
import { isLive, type PayerScope } from './payment-attempt.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { requirePayment, toPayment } from './payments.queries.ts'

/** Makes the charge of a recorded payment, unless that was done, and answers it. @throws DomainError NOT_FOUND, ACQUIRER_UNAVAILABLE */
export async function finishCharge(ports: PaymentPorts, scope: PayerScope, paymentId: string): Promise<Payment> {
  const { pool, clock } = ports
  // Whatever this attempt replaced must not be paid any more.
  await removeCanceledCharges(ports, scope.tenantId, scope.userId)
  const recorded = await requirePayment(pool, scope, paymentId)
  if (recorded.chargeState !== 'requested' || !isLive(recorded, clock.now())) return toPayment(recorded, clock.now())
  await registerCharge(ports, scope.tenantId, paymentId)
  return toPayment(await requirePayment(pool, scope, paymentId), clock.now())
}
