import type pg from 'pg'
import { appLocales, type LocalizedText } from '#api/locales.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { cancelOpenDebts } from '../debts/debt-changes.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { cancelUnfinishedPayments } from '../payments/payment-attempt.queries.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { type ChargedEnrollment, findEnrollment } from '../persons/charged-enrollments.queries.ts'
import {
  insertInstallments,
  type InstallmentDebt,
  getInstallments,
  lockCharge,
  lockInstallments,
  markCanceled,
  markCharged,
} from './reenrollment-debts.queries.ts'
import { type PlannedInstallment, remainingInstallments } from './remaining-installments.ts'
import { localized } from '../../platform/i18n/localized.ts'

export interface ReenrollmentCharge {
  tenantId: number
  reenrollmentId: string
  /** Counted from 1. */
  revision: number
  enrollment: ChargedEnrollment
  /** All installments of the term, in order, including those already paid. */
  installments: PlannedInstallment[]
  /** The description of the reenrollment; each debt adds its number. */
  description: Partial<LocalizedText>
}

/**
 * The debts of a reenrollment, one for each installment that is left to pay. Idempotent by revision: a later one cancels what is open of
 * earlier ones and charges the rest; an earlier one, or any after the cancellation, changes nothing and gives the debts of the latest.
 */
export async function chargeReenrollment(
  ports: PaymentPorts,
  wanted: ReenrollmentCharge,
): Promise<{ firstDebtId: number | null; debtIds: number[]; canceledDebtIds: number[] }> {
  const { tenantId, reenrollmentId, revision, installments, description } = wanted
  requireAmounts(wanted)
  const { pool, clock, getTimeZone } = ports
  const today = civilToday(clock, await getTimeZone(tenantId))
  const { debts, isReplaced } = await inTenant(pool, tenantId, async ({ client }) => {
    const charged = await lockCharge(client, tenantId, reenrollmentId)
    if (charged.isCanceled || charged.revision >= revision)
      return { debts: await getInstallments(client, tenantId, reenrollmentId, charged.revision), isReplaced: false }
    const enrollmentId = await findEnrollment(client, tenantId, wanted.enrollment)
    const earlier = await lockInstallments(client, tenantId, reenrollmentId)
    const isReplaced = await cancelOpen(ports, client, wanted, earlier, today)
    const { due, credit } = remainingInstallments(installments, coveredPeriod(earlier))
    const named = due.map((one) => ({ ...one, description: numbered(description, one.number, installments.length) }))
    await insertInstallments(client, wanted, enrollmentId, named, today)
    await markCharged(client, tenantId, reenrollmentId, { revision, credit, at: clock.now() })
    return { debts: await getInstallments(client, tenantId, reenrollmentId, revision), isReplaced }
  })
  if (isReplaced) await removeCanceledCharges(ports, tenantId, null)
  return {
    firstDebtId: debts.find(({ status }) => status === 'open')?.debtId ?? null,
    debtIds: debts.map(({ debtId }) => debtId),
    canceledDebtIds: debts.filter(({ status }) => status === 'canceled').map(({ debtId }) => debtId),
  }
}

/**
 * Cancels what is open of a reenrollment, and takes back its codes, slips and cards under review; nothing is charged for it afterwards.
 * What is paid stays; money that comes later becomes credit. Idempotent.
 */
export async function cancelReenrollment(ports: PaymentPorts, tenantId: number, reenrollmentId: string): Promise<void> {
  const { pool, clock, getTimeZone } = ports
  const today = civilToday(clock, await getTimeZone(tenantId))
  const isCanceled = await inTenant(pool, tenantId, async ({ client }) => {
    await lockCharge(client, tenantId, reenrollmentId)
    await markCanceled(client, tenantId, reenrollmentId, clock.now())
    return cancelOpen(ports, client, { tenantId, reenrollmentId }, await lockInstallments(client, tenantId, reenrollmentId), today)
  })
  if (isCanceled) await removeCanceledCharges(ports, tenantId, null)
}

function requireAmounts({ revision, installments }: ReenrollmentCharge): void {
  if (!Number.isSafeInteger(revision) || revision < 1) throw new Error(`A reenrollment has no revision ${revision}`)
  if (installments.length === 0) throw new Error('A reenrollment is charged in one installment at least')
  const wrong = installments.find(({ amount }) => !Number.isSafeInteger(amount) || amount < 0)
  if (wrong) throw new Error(`An installment costs no ${wrong.amount} cents`)
}

async function cancelOpen(
  { clock, onSourceSettled }: PaymentPorts,
  client: pg.ClientBase,
  { tenantId, reenrollmentId }: Pick<ReenrollmentCharge, 'tenantId' | 'reenrollmentId'>,
  installments: readonly InstallmentDebt[],
  today: string,
): Promise<boolean> {
  const open = installments.filter(({ status }) => status === 'open')
  if (open.length === 0) return false
  const debtIds = open.map(({ debtId }) => debtId)
  await cancelUnfinishedPayments(client, tenantId, debtIds, clock.now())
  await cancelOpenDebts(client, tenantId, debtIds, { now: clock.now(), today })
  for (const { debtId, revision, number } of open)
    await onSourceSettled?.(client, { tenantId, reenrollmentId, revision, number, debtId, status: 'canceled', paidAt: null })
  return true
}

/** Fine, interest and campaign discounts do not change the price. What an agreement or agency has taken over is owed there. */
function coveredPeriod(installments: readonly InstallmentDebt[]) {
  const covered = installments.filter(({ status }) => status !== 'open' && status !== 'canceled')
  return { amount: covered.reduce((sum, { amount }) => sum + amount, 0), numbers: new Set(covered.map(({ number }) => number)) }
}

const installmentWords = localized((number: number, count: number) => msg`parcela ${{ number }} de ${{ count }}`)

/** For example `Rematrícula 2027/1 · parcela 1 de 6`. */
export function numbered(description: Partial<LocalizedText>, number: number, count: number): Partial<LocalizedText> {
  const texts = appLocales.options.flatMap((locale) => {
    const text = description[locale]
    return text === undefined ? [] : [[locale, `${text} · ${installmentWords[locale](number, count)}`]]
  })
  return Object.fromEntries(texts)
}
