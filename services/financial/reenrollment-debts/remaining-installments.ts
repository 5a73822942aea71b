export interface PlannedInstallment {
  /** Integer cents. */
  amount: number
  dueDate: string
  competency: string
}

export interface DueInstallment extends PlannedInstallment {
  /** Counted from 1 in the plan. */
  number: number
}

/**
 * What of a plan is still to be charged. Installments that are paid are not charged again: the others bear the rest in proportion to
 * what they were planned at, and the first of them the odd cents. Without any left, the last one bears it.
 */
export function remainingInstallments(
  plan: readonly PlannedInstallment[],
  { amount: paid, numbers }: { amount: number; numbers: ReadonlySet<number> },
): { due: DueInstallment[]; credit: number } {
  const numbered = plan.map((installment, index) => ({ ...installment, number: index + 1 }))
  const rest = getSum(plan) - paid
  if (rest <= 0) return { due: [], credit: 0 - rest }
  const unpaid = numbered.filter(({ number, amount }) => !numbers.has(number) && amount > 0)
  const bearers = unpaid.length > 0 ? unpaid : [{ ...numbered.at(-1)!, amount: 1 }]
  const whole = BigInt(getSum(bearers))
  const due = bearers.map((bearer) => ({ ...bearer, amount: Number((BigInt(rest) * BigInt(bearer.amount)) / whole) }))
  due[0]!.amount += rest - getSum(due)
  return { due: due.filter(({ amount }) => amount > 0), credit: 0 }
}

const getSum = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
