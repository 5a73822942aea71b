import type { Payment } from '#api/payments.ts'
import { inTenant } from '../../platform/database.ts'
import { registerCharge, removeCanceledCharges } from './charge-registration.ts'
import { civilToday } from './civil-today.ts'
import { type Attempt, attemptOf, isLive, type PayerScope, recordAttempt } from './payment-attempt.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { requirePayment, type StoredPayment, toPayment } from './payments.ts'
import { Refusal } from './refusal.ts'

/**
 * Makes a Pix code for debts of the caller (POST payment/charges/pix). The attempt is recorded first, then the
 * acquirer is called, then its code is kept: a crash between any two leaves something that a repeated call or
 * reconciliation finishes, and never a second charge.
 *
 * @throws Refusal NOT_FOUND, DEBT_NOT_PAYABLE, AMOUNT_CHANGED, ACQUIRER_UNAVAILABLE
 */
export async function chargePix(ports: PaymentPorts, scope: PayerScope, attempt: Attempt): Promise<Payment> {
  const { pool, clock } = ports
  const now = clock.now()
  const paymentId = await inTenant(pool, scope.tenantId, ({ client }) =>
    recordAttempt(client, scope, attempt, { now, today: civilToday(clock) }),
  )
  return finish(ports, scope, paymentId)
}

/**
 * A new code for the debts of one that can no longer be paid, at today's amount (POST payment/charges/pix/renew).
 * One that can still be paid is answered as it is. The old payment's id is the new one's idempotency key, so
 * renewing twice finds the same new code.
 *
 * @throws Refusal NOT_FOUND, DEBT_NOT_PAYABLE, ACQUIRER_UNAVAILABLE
 */
export async function renewPix(ports: PaymentPorts, scope: PayerScope, paymentId: string): Promise<Payment> {
  const { pool, clock } = ports
  let latest: StoredPayment = await requirePayment(pool, scope, paymentId)
  for (;;) {
    if (latest.status === 'approved') throw new Refusal('DEBT_NOT_PAYABLE')
    if (isLive(latest, clock.now())) return finish(ports, scope, latest.paymentId)
    const renewed = await inTenant(pool, scope.tenantId, ({ client }) => attemptOf(client, scope, latest.paymentId))
    if (!renewed) break
    latest = renewed
  }
  const debtIds = latest.debts.map(({ debtId }) => debtId)
  return chargePix(ports, scope, { debtIds, expectedAmount: null, idempotencyKey: latest.paymentId })
}

async function finish(ports: PaymentPorts, scope: PayerScope, paymentId: string): Promise<Payment> {
  const { pool, clock } = ports
  // Whatever this attempt replaced must not be paid any more.
  await removeCanceledCharges(ports, scope.tenantId, scope.userId)
  const recorded = await requirePayment(pool, scope, paymentId)
  if (recorded.brCode !== null || !isLive(recorded, clock.now())) return toPayment(recorded, clock.now())
  await registerCharge(ports, scope.tenantId, paymentId)
  return toPayment(await requirePayment(pool, scope, paymentId), clock.now())
}
