/** A debt of a payment at the moment money arrives for it. */
export interface PayableDebt {
  debtId: number
  /** Cents it had when the code was made. */
  amount: number
  open: boolean
}

/** What becomes of a part of the money. */
export interface Allocation {
  debtId: number
  kind: 'settlement' | 'credit'
  amount: number
}

/**
 * Divides money that arrived among the debts it was meant for: it settles those that are open and that it covers;
 * the rest is kept as the student's credit. Nothing is lost: the parts sum to what was received.
 *
 * @param received cents, positive
 * @param debts at least one
 */
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
