import type { Payment } from '#api/financial/payments.ts'
import { inTenant } from '../../../platform/database.ts'
import { civilToday } from '../../../platform/clock.ts'
import { finishCharge } from '../charge-registration.ts'
import { type Attempt, isLive, recordAttempt } from '../payment-attempt.ts'
import type { CallerScope } from '../../access/scopes.ts'
import { getAttempt } from '../payment-attempt.queries.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { requirePayment, type StoredPayment } from '../payments.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'

/**
 * The attempt is recorded first, so a crash never causes a second charge. Throws NOT_FOUND, DEBT_NOT_PAYABLE, METHOD_NOT_OFFERED,
 * AMOUNT_CHANGED, ACQUIRER_UNAVAILABLE.
 */
export async function chargePix(ports: PaymentPorts, scope: CallerScope, attempt: Omit<Attempt, 'instrument'>): Promise<Payment> {
  const { pool, clock } = ports
  const now = clock.now()
  const paymentId = await inTenant(pool, scope.tenantId, ({ client }) =>
    recordAttempt(client, scope, { ...attempt, instrument: { method: 'pix' } }, { now, today: civilToday(clock, scope.timeZone) }),
  )
  return finishCharge(ports, scope, paymentId)
}

/**
 * Replaces an unpayable code at today's lowest price; the old payment's id is the idempotency key. Throws NOT_FOUND, DEBT_NOT_PAYABLE,
 * ACQUIRER_UNAVAILABLE.
 */
export async function renewPix(ports: PaymentPorts, scope: CallerScope, paymentId: string): Promise<Payment> {
  const { pool, clock } = ports
  let latest: StoredPayment = await requirePayment(pool, scope, paymentId)
  for (;;) {
    if (latest.method !== 'pix') throw new DomainError('NOT_FOUND')
    if (latest.status === 'approved') throw new DomainError('DEBT_NOT_PAYABLE')
    if (isLive(latest, clock.now())) return finishCharge(ports, scope, latest.paymentId)
    const renewed = await inTenant(pool, scope.tenantId, ({ client }) => getAttempt(client, scope, latest.paymentId))
    if (!renewed) break
    latest = renewed
  }
  const debtIds = latest.debts.map(({ debtId }) => debtId)
  return chargePix(ports, scope, { debtIds, expectedAmount: null, idempotencyKey: latest.paymentId, cheapest: true })
}
