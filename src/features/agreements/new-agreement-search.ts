import { allOptional, civilDate, integer, oneOf } from '../../shared/search/search-values.ts'

/** Names of the boxes of a plain form, one for each debt. */
const box = /^debt(\d{1,10})$/
const chosen = /^\d{1,10}(-\d{1,10}){0,49}$/

/**
 * The address of a new agreement: the chosen debts, the plan, and what narrows the plans. So going back and reloading
 * lose nothing. Boxes that a form sent before scripts ran become the list of debts.
 */
export function newAgreementSearch(search: Record<string, unknown>) {
  const boxes = Object.keys(search).filter((name) => box.test(name))
  const ticked = boxes.map((name) => Number(box.exec(name)![1])).slice(0, 50)
  const debts = typeof search.debts === 'string' && chosen.test(search.debts) ? search.debts : undefined
  const values = allOptional({
    /** Back to the choice of debts, with those that were chosen. */
    step: oneOf(search.step, ['debts']),
    debts: ticked.length > 0 ? debtsText(ticked) : debts,
    plan: integer(search.plan, 1, 2_147_483_647),
    /** Cents a month. */
    budget: integer(search.budget, 1, 100_000_000_000),
    first: civilDate(search.first),
  })
  return Object.assign(values, Object.fromEntries(boxes.map((name) => [name, undefined]))) as typeof values
}
export type NewAgreementSearch = ReturnType<typeof newAgreementSearch>

/** The page of a new agreement, for its forms. */
export const newAgreementPage = { path: '/financial/agreements/new', read: newAgreementSearch }

/** Ids of debts as the address holds them. */
export const debtsText = (debtIds: readonly number[]): string => [...debtIds].sort((a, b) => a - b).join('-')

/** The debts that an address names; empty where it names none. */
export const debtIdsOf = ({ debts }: Pick<NewAgreementSearch, 'debts'>): number[] => debts?.split('-').map(Number) ?? []

/** How far an address has come: choosing debts, comparing plans, looking everything over. */
export function stepOf({ step, debts, plan }: NewAgreementSearch): 1 | 2 | 3 {
  if (debts === undefined || step === 'debts') return 1
  return plan === undefined ? 2 : 3
}
