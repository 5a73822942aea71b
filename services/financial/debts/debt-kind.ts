import type { DebtKind, DebtStatus, DebtType } from '#api/financial/debts.ts'

interface KindParts {
  type: DebtType
  status: DebtStatus
  /** First day of the reference month. */
  competency: string
  /** Whether the institution's terms of agreements let it be negotiated once it is overdue. */
  isNegotiable: boolean
}

/** Null unless unpaid. A debt of a later month can be paid ahead. @param today `YYYY-MM-DD` */
export function debtKind({ type, status, competency, isNegotiable }: KindParts, today: string): DebtKind | null {
  if (status !== 'open' && status !== 'overdue') return null
  if (type === 'agreement') return 'agreement'
  if (status === 'overdue') return isNegotiable ? 'negotiation' : 'pending'
  return competency > today ? 'anticipation' : 'pending'
}
