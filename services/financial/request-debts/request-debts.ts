import type { LocalizedText } from '#api/locales.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { cancelOpenDebts } from '../debts/debt-changes.queries.ts'
import { type ChargedEnrollment, findEnrollment } from '../persons/charged-enrollments.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { keepAsCredit, takeMoneyBack } from '../payments/booking/returned-money.queries.ts'
import { cancelUnfinishedPayments } from '../payments/payment-attempt.queries.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { debtOfRequest, findCardReviews, findMoney, insertRequestDebt, lockStandingDebt } from './request-debts.queries.ts'

export interface RequestDebt {
  tenantId: number
  requestId: string
  enrollment: ChargedEnrollment
  /** Amount in integer cents, above zero. */
  amount: number
  /** `YYYY-MM-DD` */
  dueDate: string
  description: Partial<LocalizedText>
}

/** Creates the debt that a request waits for. Idempotent by request: later calls return the first debt, whatever its state. */
export async function makeRequestDebt(
  { pool, clock, getTimeZone }: Pick<PaymentPorts, 'pool' | 'clock' | 'getTimeZone'>,
  wanted: RequestDebt,
): Promise<{ debtId: number }> {
  const { tenantId, requestId, amount } = wanted
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A request costs no ${amount} cents`)
  const today = civilToday(clock, await getTimeZone(tenantId))
  return inTenant(pool, tenantId, async ({ client }) => {
    const earlier = await debtOfRequest(client, tenantId, requestId)
    if (earlier !== null) return { debtId: earlier }
    const enrollmentId = await findEnrollment(client, tenantId, wanted.enrollment)
    const made = await insertRequestDebt(client, wanted, enrollmentId, today)
    return { debtId: made ?? (await debtOfRequest(client, tenantId, requestId))! }
  })
}

/**
 * Cancels the debt of a request, and takes back its codes, slips and a card under review. What was paid becomes credit, like money that
 * comes later. Idempotent.
 */
export async function cancelRequestDebt(ports: PaymentPorts, tenantId: number, requestId: string): Promise<void> {
  const { pool, clock, getTimeZone, onSourceSettled } = ports
  const now = clock.now()
  const today = civilToday(clock, await getTimeZone(tenantId))
  const isCanceled = await inTenant(pool, tenantId, async ({ client }) => {
    const found = await lockStandingDebt(client, tenantId, requestId)
    if (found === null) return false
    const { debtId, status } = found
    await cancelUnfinishedPayments(client, tenantId, [debtId], now)
    if (status === 'settled') {
      await keepAsCredit(client, tenantId, await takeMoneyBack(client, tenantId, [debtId], { now, today }), now)
    } else await cancelOpenDebts(client, tenantId, [debtId], { now, today })
    await onSourceSettled?.(client, { tenantId, requestId, debtId, status: 'canceled', paidAt: null })
    return true
  })
  if (isCanceled) await removeCanceledCharges(ports, tenantId, null)
}

/** Reads, for each debt, the card payment that is under review. */
export function getCardReviews(
  { pool }: Pick<PaymentPorts, 'pool'>,
  tenantId: number,
  debtIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return readTenant(pool, tenantId, (transaction) => findCardReviews(transaction, debtIds))
}

/** Reads, for each debt, the cents that pay it and the cents that became credit. */
export function moneyOfRequests(
  { pool }: Pick<PaymentPorts, 'pool'>,
  tenantId: number,
  debtIds: readonly number[],
): Promise<ReadonlyMap<number, { paid: number; credit: number }>> {
  return readTenant(pool, tenantId, (transaction) => findMoney(transaction, tenantId, debtIds))
}
