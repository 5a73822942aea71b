import type { z } from 'zod'
import type { chargeSlipQuery, Payment } from '#api/financial/payments.ts'
import { inTenant } from '../../../platform/database.ts'
import { civilToday } from '../../../platform/clock.ts'
import { finishCharge } from '../charge-registration.ts'
import { type Attempt, recordAttempt, sameCharge } from '../payment-attempt.ts'
import type { CallerScope } from '../../access/scopes.ts'
import { getAttempt } from '../payment-attempt.queries.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { payableDebts } from '../payment-quote.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { isSlipDay } from '#api/financial/slip-days.ts'
import { slipDays } from './slip-days.queries.ts'

/**
 * A slip at the amount of its due date; also replaces an overdue one. Throws NOT_FOUND, DEBT_NOT_PAYABLE, METHOD_NOT_OFFERED,
 * DAY_NOT_ALLOWED, AMOUNT_CHANGED, ACQUIRER_UNAVAILABLE.
 */
export async function chargeSlip(
  ports: PaymentPorts,
  scope: CallerScope,
  { dueOn, ...attempt }: Omit<Attempt, 'instrument'> & { dueOn: string },
  { academicRecord, isAgreement }: z.output<typeof chargeSlipQuery> = {},
): Promise<Payment> {
  const { pool, clock } = ports
  const today = civilToday(clock, scope.timeZone)
  const paymentId = await inTenant(pool, scope.tenantId, async ({ client }) => {
    // Checked before the debts, so a retry after payment or on another day returns the same slip.
    const earlier = await getAttempt(client, scope, attempt.idempotencyKey)
    if (earlier) return sameCharge(earlier, { ...attempt, instrument: { method: 'bank_slip', dueOn } })
    const debts = await payableDebts(client, scope, attempt.debtIds, dueOn)
    const matchesQuery =
      (academicRecord === undefined || debts.every(({ registration }) => registration === academicRecord)) &&
      (isAgreement === undefined || debts.every(({ type }) => type === 'agreement') === isAgreement)
    if (!matchesQuery) throw new DomainError('NOT_FOUND')
    const days = await slipDays(client, { institutionId: debts[0]!.institutionId, debts }, today)
    if (!isSlipDay(days, dueOn)) throw new DomainError('DAY_NOT_ALLOWED')
    return recordAttempt(client, scope, { ...attempt, instrument: { method: 'bank_slip', dueOn } }, { now: clock.now(), today })
  })
  return finishCharge(ports, scope, paymentId)
}
