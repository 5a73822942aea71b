export interface PayableDebt {
  debtId: number
  /** Cents at the time the code was made. */
  amount: number
  open: boolean
}

export interface Allocation {
  debtId: number
  kind: 'settlement' | 'credit'
  amount: number
}

/** Splits received cents: settles open debts that are fully covered, keeps the rest as credit. The parts sum to `received`. */
export function allocate(received: number, debts: readonly PayableDebt[]): Allocation[] {
  const parts: Allocation[] = []
  let left = received
  for (const { debtId, amount, open } of debts) {
    const part = Math.min(amount, left)
    if (part > 0) parts.push({ debtId, kind: open && part === amount ? 'settlement' : 'credit', amount: part })
    left -= part
  }
  if (left > 0) parts.push({ debtId: debts.at(-1)!.debtId, kind: 'credit', amount: left })
  return parts
}
