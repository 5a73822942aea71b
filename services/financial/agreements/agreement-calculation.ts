import type pg from 'pg'
import type { AgreementCalculation, AgreementPlan, CalculateAgreementInput, PlanOffer } from '#api/financial/agreements.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { officeShare } from './agreement-amounts.ts'
import {
  type AgreementSetting,
  type NegotiationDebt,
  chosenDebts,
  withEligibility,
  getPlans,
  readAgreementSettings,
} from './negotiation-debts.queries.ts'
import { renderTerms } from './agreement-terms.ts'
import { compareOffers, type Negotiation, getOffer } from './agreement-offers.ts'
import type { DebtScope, CallerScope } from '../access/scopes.ts'
import { DomainError } from '../../platform/domain-error.ts'

export interface OpenNegotiation {
  debts: NegotiationDebt[]
  setting: AgreementSetting
  plans: AgreementPlan[]
  negotiation: Negotiation
}

/** What each plan would cost for the chosen debts (POST /agreements/calculate-value); read-only. Throws NOT_FOUND, DEBT_NOT_NEGOTIABLE. */
export async function calculateValue(
  pool: pg.Pool,
  scope: CallerScope,
  input: CalculateAgreementInput,
  today: string,
): Promise<AgreementCalculation> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const chosen = sortedIds(input.debtIds)
    const debts = await chosenDebts(transaction.client, scope, chosen, today)
    if (debts.length < chosen.length) throw new DomainError('NOT_FOUND')
    const { setting, plans, negotiation } = await openNegotiation(transaction, scope, debts, today)
    const matchingPlans = plans.filter(({ planId }) => input.planId === undefined || planId === input.planId)
    const { firstDueDate, monthlyBudget } = input
    return {
      today,
      grossAmount: negotiation.grossAmount,
      debts: debts.map((debt) => withEligibility(debt, setting, today)),
      offers: matchingPlans.map((plan) => getOffer(plan, { ...negotiation, firstDueDate, monthlyBudget })).sort(compareOffers),
      terms: {
        version: setting.termsVersion,
        text: renderTerms(setting.terms, { days: setting.cancelAfterDays, count: setting.cancelAfterCount }),
      },
      cancelAfterDays: setting.cancelAfterDays,
      cancelAfterCount: setting.cancelAfterCount,
    }
  })
}

/** Plans of the caller's institutions for an amount in cents (GET /agreement-plan-payments). */
export async function planPayments(
  pool: pg.Pool,
  scope: DebtScope,
  { agreementValue, agreementAdditions }: { agreementValue: number; agreementAdditions: number },
  today: string,
): Promise<PlanOffer[]> {
  const { tenantId, institutionId } = scope
  return readTenant(pool, tenantId, async (transaction) => {
    const [settings, plans] = await Promise.all([readAgreementSettings(transaction), getPlans(transaction, scope)])
    return [...settings.values()]
      .filter((setting) => institutionId === null || setting.institutionId === institutionId)
      .flatMap((setting) => {
        const { futureInterestBasisPoints } = setting
        const negotiation = { today, grossAmount: agreementValue, officeAmount: agreementAdditions, futureInterestBasisPoints, types: [] }
        return (plans.get(setting.institutionId) ?? []).map((plan) => getOffer(plan, negotiation))
      })
      .sort(compareOffers)
  })
}

/** Throws DEBT_NOT_NEGOTIABLE unless all debts are overdue, of one enrollment and eligible. */
export async function openNegotiation(
  transaction: TenantTransaction,
  scope: DebtScope,
  debts: NegotiationDebt[],
  today: string,
): Promise<OpenNegotiation> {
  const { enrollmentId, institutionId } = debts[0]!
  const [settings, plans] = await Promise.all([readAgreementSettings(transaction), getPlans(transaction, { ...scope, institutionId })])
  const setting = settings.get(institutionId)
  const negotiable = debts.every(
    (debt) =>
      debt.enrollmentId === enrollmentId &&
      debt.status === 'open' &&
      debt.isLate &&
      debt.amountPayable > 0 &&
      withEligibility(debt, setting, today).obstacle === null,
  )
  if (!setting || !negotiable) throw new DomainError('DEBT_NOT_NEGOTIABLE')
  const grossAmount = debts.reduce((sum, { amountPayable }) => sum + amountPayable, 0)
  const { debtOfficeBasisPoints, futureInterestBasisPoints } = setting
  return {
    debts,
    setting,
    plans: plans.get(institutionId) ?? [],
    negotiation: {
      today,
      grossAmount,
      officeAmount: officeShare(grossAmount, debtOfficeBasisPoints),
      futureInterestBasisPoints,
      types: debts.map(({ type }) => type),
    },
  }
}

export const sortedIds = (debtIds: readonly number[]): number[] => [...new Set(debtIds)].sort((a, b) => a - b)
