import type { AgreementPlan, PlanObstacle, PlanOffer } from '#api/financial/agreements.ts'
import type { DebtType } from '#api/financial/debts.ts'
import { type CalculatedAgreement, calculateAgreement } from './agreement-amounts.ts'
import { daysLater } from './civil-months.ts'

export interface Negotiation {
  today: string
  grossAmount: number
  officeAmount: number
  futureInterestBasisPoints: number
  types: readonly DebtType[]
  /** Requested due date of the first installment, when not the plan's default. */
  firstDueDate?: string | undefined
  monthlyBudget?: number | undefined
}

/** The plan's installments for these debts and the first reason why it does not apply; minimum and maximum values are inclusive. */
export function getOffer(plan: AgreementPlan, negotiation: Negotiation): PlanOffer {
  const { today, grossAmount, officeAmount, futureInterestBasisPoints } = negotiation
  const firstDueDate = negotiation.firstDueDate ?? latestFirstDueDate(plan, today)
  const calculated = calculateAgreement({
    grossAmount,
    officeAmount,
    futureInterestBasisPoints,
    installmentCount: plan.installmentCount,
    firstDueDate,
  })
  return { ...calculated, plan, obstacle: getObstacle(plan, negotiation, calculated), addedAmount: calculated.totalAmount - grossAmount }
}

export function compareOffers(one: PlanOffer, other: PlanOffer): number {
  return (
    Number(one.obstacle !== null) - Number(other.obstacle !== null) ||
    one.plan.installmentCount - other.plan.installmentCount ||
    one.plan.planId - other.plan.planId
  )
}

const latestFirstDueDate = ({ daysDueFirstDebt }: AgreementPlan, today: string) => daysLater(today, daysDueFirstDebt)

function getObstacle(plan: AgreementPlan, negotiation: Negotiation, { installments }: CalculatedAgreement): PlanObstacle | null {
  const { grossAmount, types, today, firstDueDate, monthlyBudget } = negotiation
  if (plan.debtType !== null && types.some((type) => type !== plan.debtType)) return { reason: 'debt_type', type: plan.debtType }
  if (grossAmount < plan.minimumValue) return { reason: 'below_minimum', minimum: plan.minimumValue }
  if (grossAmount > plan.maximumValue) return { reason: 'above_maximum', maximum: plan.maximumValue }
  // An installment must be at least one cent.
  const minimum = Math.max(1, plan.minimumInstallment)
  if (installments.at(-1)!.amount < minimum) return { reason: 'installment_too_small', minimum }
  const latest = latestFirstDueDate(plan, today)
  if (firstDueDate !== undefined && (firstDueDate < today || firstDueDate > latest)) return { reason: 'first_due_date', latest }
  // The first installment is the largest because it takes the remainder.
  const installment = installments[0]!.amount
  if (monthlyBudget !== undefined && installment > monthlyBudget) return { reason: 'over_budget', installment, budget: monthlyBudget }
  return null
}
