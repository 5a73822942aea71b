import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AgreementCalculation, AgreementPlan, CalculateAgreementInput, PlanOffer } from '#api/agreements.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { agreementPlan } from './agreements.schema.ts'
import { officeShare } from './agreement-amounts.ts'
import { type AgreementSetting, type DebtInTalks, debtsInTalks, judged, settingsOf } from './negotiation-debts.queries.ts'
import { compareOffers, type Negotiation, offerOf } from './agreement-offers.ts'
import type { DebtScope } from '../access/debt-scope.ts'
import type { PayerScope } from '../payments/payment-attempt.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Debts that may go into one agreement together, on the terms of their institution. */
export interface Talks {
  debts: DebtInTalks[]
  setting: AgreementSetting
  plans: AgreementPlan[]
  negotiation: Negotiation
}

/**
 * What every plan would make of the chosen debts (POST /agreements/calculate-value). Nothing is written.
 *
 * @throws DomainError NOT_FOUND, DEBT_NOT_NEGOTIABLE
 */
export async function calculateValue(
  pool: pg.Pool,
  scope: PayerScope,
  input: CalculateAgreementInput,
  today: string,
): Promise<AgreementCalculation> {
  return inTenant(pool, scope.tenantId, async (transaction) => {
    const chosen = sortedIds(input.debtIds)
    const debts = await debtsInTalks(
      transaction.client,
      scope,
      sql`d.debt_id = any(${chosen.array}::int[]) order by d.due_date, d.debt_id`,
      today,
    )
    if (debts.length < chosen.count) throw new DomainError('NOT_FOUND')
    const { setting, plans, negotiation } = await openTalks(transaction, debts, today)
    const wanted = plans.filter(({ planId }) => input.planId === undefined || planId === input.planId)
    const { firstDueDate, monthlyBudget } = input
    return {
      today,
      grossAmount: negotiation.grossAmount,
      debts: debts.map((debt) => judged(debt, setting, today)),
      offers: wanted.map((plan) => offerOf(plan, { ...negotiation, firstDueDate, monthlyBudget })).sort(compareOffers),
      terms: { version: setting.termsVersion, text: setting.terms },
      cancelAfterDays: setting.cancelAfterDays,
    }
  })
}

/** The plans of the caller's institutions for an amount (GET /agreement-plan-payments). */
export async function planPayments(
  pool: pg.Pool,
  { tenantId, institutionId }: DebtScope,
  { agreementValue, agreementAdditions }: { agreementValue: number; agreementAdditions: number },
  today: string,
): Promise<PlanOffer[]> {
  return inTenant(pool, tenantId, async (transaction) => {
    const settings = [...(await settingsOf(transaction)).values()].filter(
      (setting) => institutionId === null || setting.institutionId === institutionId,
    )
    const offers: PlanOffer[] = []
    for (const setting of settings) {
      const { futureInterestBasisPoints } = setting
      const negotiation = { today, grossAmount: agreementValue, officeAmount: agreementAdditions, futureInterestBasisPoints, types: [] }
      offers.push(...(await plansOf(transaction, setting)).map((plan) => offerOf(plan, negotiation)))
    }
    return offers.sort(compareOffers)
  })
}

/**
 * Makes sure that debts can be negotiated together.
 *
 * @throws DomainError DEBT_NOT_NEGOTIABLE when one is not overdue, is of another enrollment or has an obstacle
 */
export async function openTalks(transaction: TenantTransaction, debts: DebtInTalks[], today: string): Promise<Talks> {
  const { enrollmentId, institutionId } = debts[0]!
  const setting = (await settingsOf(transaction)).get(institutionId)
  const negotiable = debts.every(
    (debt) =>
      debt.enrollmentId === enrollmentId &&
      debt.status === 'open' &&
      debt.dueDate < today &&
      debt.amountPayable > 0 &&
      judged(debt, setting, today).obstacle === null,
  )
  if (!setting || !negotiable) throw new DomainError('DEBT_NOT_NEGOTIABLE')
  const grossAmount = debts.reduce((sum, { amountPayable }) => sum + amountPayable, 0)
  const { debtOfficeBasisPoints, futureInterestBasisPoints } = setting
  return {
    debts,
    setting,
    plans: await plansOf(transaction, setting),
    negotiation: {
      today,
      grossAmount,
      officeAmount: officeShare(grossAmount, debtOfficeBasisPoints),
      futureInterestBasisPoints,
      types: debts.map(({ type }) => type),
    },
  }
}

/** Each id once, in their order, as an array of PostgreSQL. */
export function sortedIds(debtIds: readonly number[]): { array: string; count: number } {
  const ids = [...new Set(debtIds)].sort((a, b) => a - b)
  return { array: `{${ids.join(',')}}`, count: ids.length }
}

async function plansOf({ db }: TenantTransaction, { institutionId }: AgreementSetting): Promise<AgreementPlan[]> {
  const plans = await db.select().from(agreementPlan).where(sql`${agreementPlan.institutionId} = ${institutionId}`)
  return plans.map(
    ({
      planId,
      description,
      installmentCount,
      minimumCents,
      maximumCents,
      minimumInstallmentCents,
      daysDueFirstDebt,
      debtType,
      paymentMethods,
    }) => ({
      planId,
      description,
      installmentCount,
      minimumValue: minimumCents,
      maximumValue: maximumCents,
      minimumInstallment: minimumInstallmentCents,
      daysDueFirstDebt,
      debtType,
      paymentMethods,
    }),
  )
}
