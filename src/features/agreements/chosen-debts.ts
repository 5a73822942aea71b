import type { NegotiableDebt } from '#api/financial/agreements.ts'
import { debtsText, getDebtIds, type NewAgreementSearch } from './new-agreement-search.ts'

export const isNegotiable = ({ obstacle }: NegotiableDebt) => obstacle === null

/** Returns the debts of one course: that of a debt in the URL, or else the first with a negotiable debt. */
export function debtsOfCourse(debts: readonly NegotiableDebt[], search: NewAgreementSearch): NegotiableDebt[] {
  const named = getDebtIds(search)
  const { enrollmentId } = debts.find(({ debtId }) => named.includes(debtId)) ?? debts.find(isNegotiable) ?? debts[0]!
  return debts.filter((debt) => debt.enrollmentId === enrollmentId)
}

/** Returns the negotiable debts that the URL names, or all of them if it names none. */
export function getChosen(debts: readonly NegotiableDebt[], search: NewAgreementSearch): NegotiableDebt[] {
  const named = getDebtIds(search)
  return debts.filter((debt) => isNegotiable(debt) && (named.length === 0 || named.includes(debt.debtId)))
}

/** Returns the search with all debts where there is nothing to choose: none is named, and all are of one course and negotiable. */
export function chooseAllDebts(debts: readonly NegotiableDebt[], search: NewAgreementSearch): NewAgreementSearch {
  const isOneCourse = new Set(debts.map(({ enrollmentId }) => enrollmentId)).size === 1
  if (search.debts !== undefined || search.step || !isOneCourse || !debts.every(isNegotiable)) return search
  return { ...search, debts: debtsText(debts.map(({ debtId }) => debtId)) }
}
