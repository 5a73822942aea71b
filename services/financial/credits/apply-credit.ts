import type { z } from 'zod'
import type { creditApplication } from '#api/financial/credits.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { lockDebt, payDebt } from '../payments/booking/settle-debt.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { hasCardInReview } from '../payments/payment-attempt.queries.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { getLeft, lockCredits, moveMoney } from './credit-ledger.queries.ts'
import { type CreditManager, earlierAct, recordAct } from './credit-uses.queries.ts'
import { isSamePerson, requireStudent } from './student-credits.queries.ts'

/**
 * Pays a debt of the student's at the institution with what is left of their credit, oldest first, at what it costs today: with less than that,
 * it is reduced. Idempotent by key. Throws NOT_FOUND, DEBT_NOT_PAYABLE, PAYMENT_IN_PROGRESS, CREDIT_TOO_SMALL, KEY_REUSED, or AMOUNT_CHANGED with what it would take now.
 */
export async function applyCredit(
  ports: PaymentPorts,
  manager: CreditManager,
  { enrollmentId, debtId, expectedAmount, note, idempotencyKey }: z.output<typeof creditApplication>,
): Promise<{ useId: string }> {
  const { pool, clock } = ports
  const { tenantId, timeZone } = manager
  const now = clock.now()
  const today = civilToday(clock, timeZone)
  const done = await inTenant(pool, tenantId, async ({ client }) => {
    const { institutionId } = await requireStudent(client, manager, enrollmentId)
    const earlier = await earlierAct(client, manager, idempotencyKey, { kind: 'application', enrollmentId, debtId, amount: expectedAmount })
    if (earlier) return { useId: earlier }
    const sources = await lockCredits(client, tenantId, enrollmentId)
    const debt = await lockDebt(client, tenantId, debtId, today)
    if (!debt || !(await isSamePerson(client, enrollmentId, debt.enrollment_id))) throw new DomainError('NOT_FOUND')
    if (debt.status !== 'open') throw new DomainError('DEBT_NOT_PAYABLE')
    if (await hasCardInReview(client, tenantId, [debtId])) throw new DomainError('PAYMENT_IN_PROGRESS')
    const amount = Math.min(getLeft(sources), debt.owed)
    if (amount === 0) throw new DomainError('CREDIT_TOO_SMALL')
    if (amount !== expectedAmount) throw new DomainError('AMOUNT_CHANGED', { data: { amount } })
    const useId = crypto.randomUUID()
    await recordAct(
      client,
      manager,
      { useId, kind: 'application', institutionId, enrollmentId, amount, debtId, before: debt, note, idempotencyKey },
      now,
    )
    await moveMoney(client, tenantId, {
      useId,
      sources,
      parts: [{ kind: 'settlement', amount, debtId, userId: debt.user_id }],
      now,
    })
    await payDebt(client, ports, tenantId, debt, { amount, paidAt: now, on: today, paymentId: null })
    return { useId }
  })
  await removeCanceledCharges(ports, tenantId, null)
  return done
}
