import { useState } from 'react'
import type { DebtSummary } from '#api/debts.ts'

type Chosen = ReadonlyMap<number, number>

/** The debts chosen for payment, which stay chosen from page to page, and what they come to today in cents. */
export interface DebtSelection {
  debtIds: number[]
  amount: number
  isChosen(debtId: number): boolean
  choose(debt: Pick<DebtSummary, 'debtId' | 'amountPayable'>, chosen: boolean): void
}

/**
 * Starts with the overdue debts chosen: they are what most people come to pay.
 *
 * @param overdue the overdue debts of the first page shown
 */
export function useDebtSelection(overdue: ReadonlyArray<Pick<DebtSummary, 'debtId' | 'amountPayable'>>): DebtSelection {
  const [chosen, setChosen] = useState<Chosen>(() => new Map(overdue.map(({ debtId, amountPayable }) => [debtId, amountPayable])))
  return {
    debtIds: [...chosen.keys()],
    amount: [...chosen.values()].reduce((sum, amount) => sum + amount, 0),
    isChosen: (debtId) => chosen.has(debtId),
    choose: ({ debtId, amountPayable }, choose) => {
      const next = new Map(chosen)
      if (choose) next.set(debtId, amountPayable)
      else next.delete(debtId)
      setChosen(next)
    },
  }
}
