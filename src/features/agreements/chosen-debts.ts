import type { NegotiableDebt } from '#api/financial/agreements.ts'
import { getDebtIds, type NewAgreementSearch } from './new-agreement-search.ts'

export const isNegotiable = ({ obstacle }: NegotiableDebt) => obstacle === null

/** Those of the course that the address names a debt of, or that something can be negotiated in. */
export function debtsOfCourse(debts: readonly NegotiableDebt[], search: NewAgreementSearch): NegotiableDebt[] {
  const named = getDebtIds(search)
  const { enrollmentId } = debts.find(({ debtId }) => named.includes(debtId)) ?? debts.find(isNegotiable) ?? debts[0]!
  return debts.filter((debt) => debt.enrollmentId === enrollmentId)
}

/** All that can be negotiated, unless the address names some. */
export function getChosen(debts: readonly NegotiableDebt[], search: NewAgreementSearch): NegotiableDebt[] {
  const named = getDebtIds(search)
  return debts.filter((debt) => isNegotiable(debt) && (named.length === 0 || named.includes(debt.debtId)))
}
