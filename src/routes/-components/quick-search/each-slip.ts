import type { DebtSummary, LiveSlip } from '#api/financial/debts.ts'

/** Returns each slip that can still be paid once, with those of these debts that it pays; what is due first comes first. */
export function eachSlip<Debt extends Pick<DebtSummary, 'liveSlip'>>(debts: readonly Debt[]): (LiveSlip & { debts: Debt[] })[] {
  const slips = new Map<string, LiveSlip & { debts: Debt[] }>()
  for (const debt of debts) {
    if (!debt.liveSlip) continue
    const { paymentId } = debt.liveSlip
    const slip = slips.get(paymentId) ?? { ...debt.liveSlip, debts: [] }
    slip.debts.push(debt)
    slips.set(paymentId, slip)
  }
  return [...slips.values()].toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}
