import type { PlanOffer } from '#api/financial/agreements.ts'

/** Cents. */
export const budgetStep = 1000

type Installments = Pick<PlanOffer, 'installments'>

/** The installment that decides whether a plan fits: the first takes the remainder. */
export const monthlyAmount = ({ installments }: Installments): number => installments[0]!.amount

/** Returns the smallest monthly amount in cents, in whole steps, that a plan fits. */
export const budgetOf = (offer: Installments): number => Math.ceil(monthlyAmount(offer) / budgetStep) * budgetStep

/** Returns whether a plan is offered: a monthly amount does not refuse it, since it would fit with a higher one. */
export const isOffered = ({ obstacle }: Pick<PlanOffer, 'obstacle'>): boolean => obstacle === null || obstacle.reason === 'over_budget'

export const byCount = <Offer extends Installments>(offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => one.installments.length - other.installments.length)

/** The budget from the smallest installment to the largest, in whole steps; null where there is nothing to choose. */
export function budgetRange(offers: readonly Installments[]): { min: number; max: number } | null {
  const steps = offers.map(budgetOf)
  const [min, max] = [Math.min(...steps), Math.max(...steps)]
  return min < max ? { min, max } : null
}

/**
 * Returns the plan with the largest installment that fits a budget, or else the one with the smallest. Without a budget, the one
 * with the fewest installments, but not a single one: that gives no time and costs more than paying today.
 *
 * @param offers by the number of installments @param budget cents a month
 */
export function recommendPlan<Offer extends Installments>(offers: readonly Offer[], budget: number | undefined): Offer | undefined {
  if (budget === undefined) return offers.find(({ installments }) => installments.length > 1) ?? offers[0]
  const fitting = offers.filter((offer) => monthlyAmount(offer) <= budget)
  if (fitting.length === 0) return offers.toSorted((one, other) => monthlyAmount(one) - monthlyAmount(other))[0]
  return fitting.toSorted((one, other) => monthlyAmount(other) - monthlyAmount(one))[0]
}
