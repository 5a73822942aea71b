import type { Statement } from './statement.ts'

/** Kind of closing balance: in the person's favour, on a future day, or at the end of the period. */
export type ClosingBalanceKind = 'in_favour' | 'expected' | 'final'

/**
 * What the balance at the period's end is called, on the page and in its PDF. Without zod, because browsers load it.
 *
 * @param today institution's civil date
 * @returns `withoutCharges` where fines and interest are owed that the balance leaves out
 */
export function closingBalanceKind(
  { to, closingBalance, unbookedCharges }: Pick<Statement, 'to' | 'closingBalance' | 'unbookedCharges'>,
  today: string,
): { kind: ClosingBalanceKind; withoutCharges: boolean } {
  if (closingBalance < 0) return { kind: 'in_favour', withoutCharges: false }
  return { kind: to > today ? 'expected' : 'final', withoutCharges: unbookedCharges > 0 }
}
