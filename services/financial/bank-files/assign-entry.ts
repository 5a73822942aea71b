import type { z } from 'zod'
import type { entryAssignment } from '#api/financial/bank-files.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { moveMoney, readSources } from '../credits/credit-ledger.queries.ts'
import { type CreditManager, earlierAct, recordAct } from '../credits/credit-uses.queries.ts'
import { undoAct } from '../credits/undo-use.ts'
import { allocate } from '../payments/booking/allocation.ts'
import { lockDebt, payDebt } from '../payments/booking/settle-debt.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { hasCardInReview } from '../payments/payment-attempt.queries.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { bookUnassigned, leaveEntry, lockUnknownEntry, takePayment } from './unknown-entries.queries.ts'
import { requireAccount } from './remittances.queries.ts'

/**
 * Books money of a bank's entry whose number is unknown here on a debt that staff chose, at what the debt cost on the day it was paid; less
 * reduces it, and what is more is the student's credit. Idempotent by key. Throws NOT_FOUND, CONTENT_CHANGED where the entry is no unknown one
 * any more, PAYMENT_IN_PROGRESS or KEY_REUSED.
 */
export async function assignEntry(
  ports: PaymentPorts,
  manager: CreditManager,
  { accountId, entryId, paidOn, debtId, note, idempotencyKey }: z.output<typeof entryAssignment>,
): Promise<{ useId: string }> {
  const { pool, clock, onPaymentsApproved } = ports
  const { tenantId } = manager
  const now = clock.now()
  const done = await inTenant(pool, tenantId, async ({ client }) => {
    await requireAccount(client, manager, accountId)
    const earlier = await earlierAct(client, manager, idempotencyKey, { kind: 'assignment', debtId })
    if (earlier) return { useId: earlier }
    const entry = await lockUnknownEntry(client, manager, { accountId, entryId, paidOn })
    if (!entry) throw new DomainError('CONTENT_CHANGED')
    const { amount, institutionId } = entry
    const debt = await lockDebt(client, tenantId, debtId, paidOn)
    if (!debt || debt.institution_id !== institutionId) throw new DomainError('NOT_FOUND')
    if (await hasCardInReview(client, tenantId, [debtId])) throw new DomainError('PAYMENT_IN_PROGRESS')
    const isOpen = debt.status === 'open'
    const paidAt = entry.paidAt > now ? now : entry.paidAt
    const parts = allocate(amount, [{ debtId, due: debt.owed, open: isOpen }])
    const paid = parts.reduce((sum, part) => (part.kind === 'settlement' ? sum + part.amount : sum), 0)
    const credit = parts.reduce((sum, part) => (part.kind === 'credit' ? sum + part.amount : sum), 0)
    const useId = crypto.randomUUID()
    const paymentId = await takePayment(client, manager, { accountId, entryId, paidOn, paidAt, amount, credit, debt, institutionId, now })
    const unassigned = await bookUnassigned(client, tenantId, { entryId, paymentId, amount, paidAt, now })
    await recordAct(
      client,
      manager,
      {
        useId,
        kind: 'assignment',
        institutionId,
        enrollmentId: debt.enrollment_id,
        amount,
        debtId,
        before: debt,
        entry: { accountId, bankEntryId: entryId },
        note,
        idempotencyKey,
      },
      now,
    )
    await moveMoney(client, tenantId, {
      useId,
      sources: await readSources(client, tenantId, [unassigned]),
      parts: parts.map((part) => ({ ...part, userId: debt.user_id })),
      now,
    })
    if (paid > 0) await payDebt(client, ports, tenantId, debt, { amount: paid, paidAt, on: paidOn, paymentId })
    if (debt.user_id !== null) await onPaymentsApproved?.(client, [{ tenantId, paymentId, userId: debt.user_id, amount }])
    return { useId }
  })
  await removeCanceledCharges(ports, tenantId, null)
  return done
}

/** Takes back an assignment on the day it was made: the debt is open again and the entry unknown. Throws as `undoAct`. */
export function unassignEntry(ports: PaymentPorts, manager: CreditManager, undone: { useId: string; note: string }): Promise<void> {
  return undoAct(ports, manager, undone, ['assignment'], (client, { bankEntryId, accountId }) =>
    leaveEntry(client, manager, { entryId: bankEntryId!, accountId: accountId!, now: ports.clock.now() }),
  )
}
