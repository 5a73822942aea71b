import type { PlanOffer } from '#api/financial/agreements.ts'

/** Cents. */
export const budgetStep = 1000

/** The installment that decides whether a plan fits: the first takes the remainder. */
export const monthlyAmount = ({ installments }: Pick<PlanOffer, 'installments'>): number => installments[0]!.amount

/** Returns whether a monthly amount decides about the plan: it fits, or would fit with a higher amount. */
export const decidedByBudget = ({ obstacle }: Pick<PlanOffer, 'obstacle'>): boolean =>
  obstacle === null || obstacle.reason === 'over_budget'

/** @param budget cents a month */
export const isOverBudget = (offer: Pick<PlanOffer, 'installments'>, budget: number | undefined): boolean =>
  budget !== undefined && monthlyAmount(offer) > budget

/** Sorts fitting plans first, then by fewest installments. @param budget as submitted: plans must not move while it is typed or dragged */
export const byBudget = <Offer extends Pick<PlanOffer, 'installments'>>(offers: readonly Offer[], budget: number | undefined): Offer[] =>
  offers.toSorted(
    (one, other) =>
      Number(isOverBudget(one, budget)) - Number(isOverBudget(other, budget)) || one.installments.length - other.installments.length,
  )

/** The budget from the smallest installment to the largest, in whole steps; null where there is nothing to choose. */
export function budgetRange(offers: ReadonlyArray<Pick<PlanOffer, 'installments'>>): { min: number; max: number } | null {
  const steps = offers.map((offer) => Math.ceil(monthlyAmount(offer) / budgetStep) * budgetStep)
  const [min, max] = [Math.min(...steps), Math.max(...steps)]
  return min < max ? { min, max } : null
}
