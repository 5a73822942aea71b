import type { PlanOffer } from '#api/financial/agreements.ts'

/** Cents. */
export const budgetStep = 1000

/** The installment that decides whether a plan fits: the first takes the remainder. */
export const monthlyAmount = ({ installments }: Pick<PlanOffer, 'installments'>): number => installments[0]!.amount

/** Plans that a monthly amount decides about: those that fit, and those that a higher amount would make fit. */
export const decidedByBudget = ({ obstacle }: Pick<PlanOffer, 'obstacle'>): boolean =>
  obstacle === null || obstacle.reason === 'over_budget'

/** @param budget cents a month */
export const isOverBudget = (offer: Pick<PlanOffer, 'installments'>, budget: number | undefined): boolean =>
  budget !== undefined && monthlyAmount(offer) > budget

/** Those that fit first, each group from the fewest installments on. @param budget as asked for: plans must not change places while it is typed or dragged */
export const byBudget = <Offer extends Pick<PlanOffer, 'installments'>>(offers: readonly Offer[], budget: number | undefined): Offer[] =>
  offers.toSorted(
    (one, other) =>
      Number(isOverBudget(one, budget)) - Number(isOverBudget(other, budget)) || one.installments.length - other.installments.length,
  )

/** From the smallest installment to the largest, in whole steps; null where there is nothing to choose. */
export function budgetRange(offers: ReadonlyArray<Pick<PlanOffer, 'installments'>>): { min: number; max: number } | null {
  const steps = offers.map((offer) => Math.ceil(monthlyAmount(offer) / budgetStep) * budgetStep)
  const [min, max] = [Math.min(...steps), Math.max(...steps)]
  return min < max ? { min, max } : null
}
