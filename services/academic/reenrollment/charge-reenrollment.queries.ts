import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { EnrollmentPrice } from '#api/academic/reenrollment.ts'
import { entityId } from '#api/shared.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import type { ChargedEnrollment } from '../requests/charge-port.ts'
import type { ReenrollmentRow } from './choice.queries.ts'
import type { PeriodRow } from './enrollment-offer.queries.ts'
import { reenrollmentPeriod } from './offer.schema.ts'
import { bySystem, lockReenrollment, recordEvent, updateReenrollment } from './reenrollment-changes.queries.ts'
import { tellEvent } from './reenrollment-notice.queries.ts'
import { type ReenrollmentPorts, settledReenrollment } from './reenrollment-ports.ts'
import { reenrollment } from './reenrollment.schema.ts'
import { localized } from '../../platform/i18n/localized.ts'

/** Queue that creates the debts of a confirmed choice. */
export const reenrollmentChargeQueue = 'academic.charge-reenrollment'
/** Queue that offers the contract of a confirmed choice. */
export const reenrollmentContractQueue = 'academic.offer-reenrollment-contract'

const ofReenrollment = z.object({ tenantId: entityId, reenrollmentId: z.uuid() })
type OfReenrollment = z.infer<typeof ofReenrollment>

export type ChargingPorts = Pick<ReenrollmentPorts, 'pool' | 'clock' | 'sendJob' | 'reenrollmentFinance'>

interface Confirmed {
  row: ReenrollmentRow
  period: PeriodRow
  enrollment: ChargedEnrollment
  price: EnrollmentPrice
}

async function findConfirmed({ pool }: ChargingPorts, { tenantId, reenrollmentId }: OfReenrollment): Promise<Confirmed | null> {
  const [found] = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ row: reenrollment, period: reenrollmentPeriod, enrollment })
      .from(reenrollment)
      .innerJoin(enrollment, and(eq(enrollment.tenantId, reenrollment.tenantId), eq(enrollment.enrollmentId, reenrollment.enrollmentId)))
      .innerJoin(
        reenrollmentPeriod,
        and(eq(reenrollmentPeriod.tenantId, reenrollment.tenantId), eq(reenrollmentPeriod.periodId, reenrollment.periodId)),
      )
      .where(and(eq(reenrollment.tenantId, tenantId), eq(reenrollment.reenrollmentId, reenrollmentId))),
  )
  if (!found?.row.price) return null
  const { institutionId, academicRecord, userId, studentName, taxId, course } = found.enrollment
  return {
    row: found.row,
    period: found.period,
    enrollment: { institutionId, academicRecord, userId, studentName, taxId, course },
    price: found.row.price,
  }
}

/** Offers the term's contract at the confirmed price. Idempotent. @returns its status; null if the choice is no longer confirmed */
export async function offerContract(ports: ChargingPorts, data: unknown) {
  const which = ofReenrollment.parse(data)
  const found = await findConfirmed(ports, which)
  if (!found || isOver(found.row.status)) return null
  const { row, period, price, enrollment } = found
  const [year, number] = period.period.split('/').map(Number) as [number, number]
  const { contractId, financialEnrollmentId, status } = await ports.reenrollmentFinance.offerContract({
    ...which,
    enrollment,
    year,
    period: number,
    effectiveDate: period.startsOn,
    endDate: period.endsOn,
    // The first installment has the remainder.
    monthly: price.installments.at(-1)?.amount ?? 0,
    at: row.confirmedAt!,
  })
  const [kept] = await inTenant(ports.pool, which.tenantId, ({ db }) =>
    db
      .update(reenrollment)
      .set({ contractId, financialEnrollmentId })
      .where(and(eq(reenrollment.tenantId, which.tenantId), eq(reenrollment.reenrollmentId, which.reenrollmentId)))
      .returning({ status: reenrollment.status }),
  )
  if (kept && !isOver(kept.status)) return status
  // The reenrollment ended while the contract was being created.
  await withdrawUnneeded(ports, which.tenantId, contractId)
  return null
}

const isOver = (status: ReenrollmentRow['status']): boolean => status === 'canceled' || status === 'expired'

/** Withdraws an offered contract, unless a restarted reenrollment continues under it. Idempotent. */
export async function withdrawUnneeded(
  { pool, reenrollmentFinance }: Pick<ReenrollmentPorts, 'pool' | 'reenrollmentFinance'>,
  tenantId: number,
  contractId: number,
): Promise<void> {
  const openCharges = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ status: reenrollment.status })
      .from(reenrollment)
      .where(and(eq(reenrollment.tenantId, tenantId), eq(reenrollment.contractId, contractId))),
  )
  if (openCharges.every(({ status }) => isOver(status))) await reenrollmentFinance.withdrawContract(tenantId, contractId)
}

/** Creates the debts of a choice that is `processing`; cancels them if the choice was canceled meanwhile. Idempotent. */
export async function chargeReenrollment(ports: ChargingPorts, data: unknown): Promise<void> {
  const which = ofReenrollment.parse(data)
  const { tenantId, reenrollmentId } = which
  const found = await findConfirmed(ports, which)
  if (!found || found.row.status === 'canceled') return ports.reenrollmentFinance.cancel(tenantId, reenrollmentId)
  if (found.row.status !== 'processing') return
  const { confirmations } = found.row
  const { firstDebtId } = await charged(ports, which, found)
  const isCanceled = await inTenant(ports.pool, tenantId, async (transaction) => {
    const row = await lockReenrollment(transaction, tenantId, reenrollmentId)
    if (!row || row.status === 'canceled') return true
    if (row.status !== 'processing' || row.confirmations !== confirmations) return false
    const now = ports.clock.now()
    const completedAt = row.completedAt ?? (firstDebtId === null ? now : null)
    const set = {
      firstDebtId: firstDebtId ?? row.firstDebtId,
      status: completedAt ? ('completed' as const) : ('awaiting_payment' as const),
    }
    await updateReenrollment(transaction, row, { ...set, completedAt }, now)
    const eventId = await recordEvent(transaction, row, { kind: 'payment_generated' }, bySystem, now)
    if (!completedAt) await tellEvent(ports, transaction, tenantId, eventId)
    return false
  })
  if (isCanceled) await ports.reenrollmentFinance.cancel(tenantId, reenrollmentId)
}

function charged({ reenrollmentFinance }: ChargingPorts, which: OfReenrollment, { row, period, price, enrollment }: Confirmed) {
  const due = price.installments.map(({ amount, dueDate }) => ({ amount, dueDate, competency: `${dueDate.slice(0, 8)}01` }))
  const nothing = { amount: 0, dueDate: period.firstDueDate, competency: `${period.firstDueDate.slice(0, 8)}01` }
  return reenrollmentFinance.charge({
    ...which,
    revision: row.confirmations,
    enrollment,
    installments: due.length > 0 ? due : [nothing],
    description: localized(msg`Rematrícula ${{ period: period.period }}`),
  })
}

/**
 * Completes a reenrollment whose first debt was paid, late or not; what is paid for one that was canceled is noted for the office. Where
 * finance has canceled the first debt, the next one takes its place. What is told of later installments, or of earlier confirmations that
 * were replaced, changes nothing. Idempotent.
 */
export async function settleReenrollment(ports: ChargingPorts, data: unknown): Promise<void> {
  const { tenantId, reenrollmentId, revision, debtId, number, status, paidAt } = settledReenrollment.parse(data)
  const now = ports.clock.now()
  await inTenant(ports.pool, tenantId, async (transaction) => {
    const row = await lockReenrollment(transaction, tenantId, reenrollmentId)
    if (!row) return
    if (status === 'canceled') {
      if (row.status !== 'awaiting_payment' || revision !== row.confirmations || debtId !== row.firstDebtId) return
      await updateReenrollment(transaction, row, { status: 'processing' }, now)
      return ports.sendJob(reenrollmentChargeQueue, { tenantId, reenrollmentId }, transaction.client)
    }
    if (row.completedAt || (number !== 1 && debtId !== row.firstDebtId)) return
    const completedAt = paidAt ? new Date(paidAt) : now
    const next = row.status === 'awaiting_payment' ? ({ status: 'completed' } as const) : {}
    await updateReenrollment(transaction, row, { completedAt, ...next }, now)
    const eventId = await recordEvent(transaction, row, { kind: 'paid' }, bySystem, completedAt)
    if (row.status !== 'canceled') await tellEvent(ports, transaction, tenantId, eventId)
  })
}

/** Continues reenrollments whose jobs gave up while the financial service was unavailable for long. */
export async function goOnWithLeft(ports: ChargingPorts, tenantIds: readonly number[]): Promise<void> {
  const before = subtractMinutes(ports.clock, 10)
  for (const tenantId of tenantIds) {
    const remaining = await readTenant(ports.pool, tenantId, ({ client }) =>
      query<{ reenrollmentId: string; status: ReenrollmentRow['status'] }>(
        client,
        sql`select reenrollment_id as "reenrollmentId", status from academic.reenrollment
          where tenant_id = ${tenantId} and updated_at < ${before}::timestamptz
            and (status = 'processing' or status = 'confirmed' and contract_id is null)
          order by updated_at limit 100`,
      ),
    )
    for (const { reenrollmentId, status } of remaining)
      await (status === 'processing' ? chargeReenrollment : offerContract)(ports, { tenantId, reenrollmentId })
  }
}

/** Completes paid reenrollments and resumes after canceled debts whose notice was missed: asks the financial service what is left to pay. */
export async function completePaid(ports: ChargingPorts, tenantIds: readonly number[]): Promise<void> {
  const before = subtractMinutes(ports.clock, 60)
  for (const tenantId of tenantIds) {
    const waiting = await readTenant(ports.pool, tenantId, ({ client }) =>
      query<{ reenrollmentId: string; firstDebtId: number }>(
        client,
        sql`select reenrollment_id as "reenrollmentId", first_debt_id as "firstDebtId" from academic.reenrollment
          where tenant_id = ${tenantId} and status = 'awaiting_payment' and changing_since is null
            and updated_at < ${before}::timestamptz order by reenrollment_id`,
      ),
    )
    for (const { reenrollmentId, firstDebtId } of waiting) {
      const found = await findConfirmed(ports, { tenantId, reenrollmentId })
      if (!found) continue
      const remaining = await charged(ports, { tenantId, reenrollmentId }, found)
      if (remaining.firstDebtId === firstDebtId) continue
      const { confirmations: revision } = found.row
      const status = remaining.canceledDebtIds.includes(firstDebtId) ? 'canceled' : 'paid'
      await settleReenrollment(ports, { tenantId, reenrollmentId, revision, debtId: firstDebtId, number: 1, status, paidAt: null })
    }
  }
}

const subtractMinutes = (clock: Clock, minutes: number) => new Date(clock.now().getTime() - minutes * 60_000).toISOString()
