import {
  type AgreementSetting,
  type NegotiableType,
  type PaymentPlan,
  type PlanRange,
  portalMethods,
} from '#api/financial/agreement-settings.ts'
import { officeShare } from '../agreements/agreement-amounts.ts'
import { getOffer } from '../agreements/agreement-offers.ts'

type Rates = Pick<AgreementSetting, 'debtOfficeBasisPoints' | 'futureInterestBasisPoints'>
type RangedPlan = Omit<PaymentPlan, 'description' | 'bankAccountId' | 'revision' | 'isRetired' | 'isUsed'>

/** Computes the ranges of the offers that students get: for any debts, and for each negotiated type that has plans of its own. */
export function rangesByType(plans: readonly RangedPlan[], setting: Rates & Pick<AgreementSetting, 'debtTypes'>): PlanRange[] {
  const specificTypes = setting.debtTypes.filter((type) => plans.some(({ debtType }) => debtType === type))
  const selectRanges = (type: NegotiableType | null) =>
    planRanges(
      plans.filter(({ debtType }) => debtType === null || debtType === type),
      setting,
    ).map((range) => ({ debtType: type, ...range }))
  return [null, ...specificTypes].flatMap(selectRanges)
}

/** Splits sums of debts, in cents and from one cent on, into ranges with the plans offered for them; neighboring ranges differ. */
export function planRanges(plans: readonly RangedPlan[], rates: Rates): Omit<PlanRange, 'debtType'>[] {
  const offered = plans.flatMap((plan) => {
    const from = leastOffered(plan, rates)
    return from === null ? [] : [{ planId: plan.planId, from, to: plan.maximumValue }]
  })
  const starts = [...new Set([1, ...offered.flatMap(({ from, to }) => [from, to + 1])])].sort((a, b) => a - b)
  const ranges: Omit<PlanRange, 'debtType'>[] = []
  for (const [index, from] of starts.entries()) {
    const planIds = offered.filter((plan) => plan.from <= from && from <= plan.to).map(({ planId }) => planId)
    const next = starts[index + 1]
    const to = next === undefined ? null : next - 1
    const before = ranges.at(-1)
    if (before && before.planIds.join() === planIds.join()) before.to = to
    else ranges.push({ from, to, planIds })
  }
  return ranges
}

/** The least sum of debts whose installments are large enough; they grow with the sum. Null for a plan that is never offered. */
function leastOffered(plan: RangedPlan, { debtOfficeBasisPoints, futureInterestBasisPoints }: Rates): number | null {
  const isOffered = (grossAmount: number) =>
    getOffer(
      { ...plan, paymentMethods: portalMethods(plan.paymentMethods), description: '' },
      {
        today: '2000-01-01',
        grossAmount,
        officeAmount: officeShare(grossAmount, debtOfficeBasisPoints),
        futureInterestBasisPoints,
        types: [],
      },
    ).obstacle === null
  let low = Math.max(1, plan.minimumValue)
  let high = plan.maximumValue
  if (portalMethods(plan.paymentMethods).length === 0 || high < low || !isOffered(high)) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isOffered(middle)) high = middle
    else low = middle + 1
  }
  return low
}
