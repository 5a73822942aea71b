export interface OwedDebt {
  debtId: number
  /** Cents that settle the debt; for a debt that is not open, cents charged for it. */
  due: number
  open: boolean
}

export interface Allocation {
  debtId: number
  kind: 'settlement' | 'credit'
  amount: number
  /** Whether a settlement covers the whole debt; with less, the debt stays open with the rest. */
  isWhole: boolean
}

/**
 * Splits received cents: what is owed is paid first, in the given order, by as much as there is, then the installments of agreements that
 * took charged debts over; only what exceeds all of it is credit. The parts sum to `received`, and no debt is paid twice.
 */
export function allocate(received: number, charged: readonly OwedDebt[], installments: readonly OwedDebt[] = []): Allocation[] {
  const parts: Allocation[] = []
  let unallocated = received
  const use = ({ debtId, due }: OwedDebt, kind: Allocation['kind']) => {
    const amount = Math.min(due, unallocated)
    if (amount <= 0) return
    parts.push({ debtId, kind, amount, isWhole: amount === due })
    unallocated -= amount
  }
  for (const debt of charged) if (debt.open) use(debt, 'settlement')
  for (const installment of installments) use(installment, 'settlement')
  for (const debt of charged) if (!debt.open) use(debt, 'credit')
  if (unallocated > 0) parts.push({ debtId: charged.at(-1)!.debtId, kind: 'credit', amount: unallocated, isWhole: false })
  return parts
}
