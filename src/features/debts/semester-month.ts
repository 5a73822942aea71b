import type { DebtStatus, SemesterMonth } from '#api/financial/debts.ts'

export type MonthState = 'overdue' | 'in_review' | 'now' | 'ahead' | 'settled' | 'in_agreement' | 'none'

/** Returns the state of a month: the most urgent one of its debts. @param today institution's civil date */
export function monthState({ month, overdue, cardsInReview, open, settled, inAgreement }: SemesterMonth, today: string): MonthState {
  if (overdue > 0) return 'overdue'
  if (open > 0) return month > today ? 'ahead' : 'now'
  if (cardsInReview > 0) return 'in_review'
  if (settled > 0) return 'settled'
  return inAgreement > 0 ? 'in_agreement' : 'none'
}

/** Returns how many debts have the month's state, if other debts of the month have another one; null otherwise. */
export function monthShare(month: SemesterMonth, state: MonthState): number | null {
  const { overdue, cardsInReview, open, settled, inAgreement } = month
  const counts = { overdue, in_review: cardsInReview, now: open, ahead: open, settled, in_agreement: inAgreement, none: 0 }
  const all = overdue + cardsInReview + open + settled + inAgreement
  return counts[state] < all ? counts[state] : null
}

/** Returns the search that lists the debts of a month. */
export function monthSearch(month: string, state: MonthState): { status: DebtStatus; competency: string } {
  return { status: state === 'settled' || state === 'in_agreement' ? state : 'open', competency: month }
}
