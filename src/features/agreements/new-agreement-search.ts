import { allOptional, civilDate, flag, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

/** Checkboxes of the plain form, one per debt. */
const box = /^debt(\d{1,10})$/
const chosen = /^\d{1,10}(-\d{1,10}){0,49}$/

/** Value of `plan` for paying everything today instead of by a plan. */
export const payTodayChoice = 'today'

export const agreementProblems = ['unread', 'AMOUNT_CHANGED', 'TERMS_CHANGED', 'FORBIDDEN', 'DEBT_NOT_NEGOTIABLE', 'failed'] as const
/** Why the plain form made no agreement. */
export type AgreementProblemCode = (typeof agreementProblems)[number]

export const getAgreementProblem = (code: string): AgreementProblemCode => agreementProblems.find((known) => known === code) ?? 'failed'

/** State of the wizard in the URL, so that back and reload lose nothing. Merges the plain form's checkboxes into `debts`. */
export function newAgreementSearch(search: Record<string, unknown>) {
  const boxes = Object.keys(search).filter((name) => box.test(name))
  const ticked = boxes.map((name) => Number(box.exec(name)![1])).slice(0, 50)
  const debts = typeof search.debts === 'string' && chosen.test(search.debts) ? search.debts : undefined
  const values = allOptional({
    /** Returns to the choice of debts. */
    step: wordOrUndefined(search.step, ['debts']),
    debts: ticked.length > 0 ? debtsText(ticked) : debts,
    plan: integer(search.plan, 1, 2_147_483_647),
    /** Whether to pay today. The plain form sends it as `plan`; the router also reads the URL that it wrote itself. */
    payToday: search.plan === payTodayChoice || flag(search.payToday) || undefined,
    /** Cents a month. */
    budget: integer(search.budget, 1, 100_000_000_000),
    first: civilDate(search.first),
    /** Why the plain form made no agreement. */
    problem: wordOrUndefined(search.problem, agreementProblems),
  })
  return Object.assign(values, Object.fromEntries(boxes.map((name) => [name, undefined]))) as typeof values
}
export type NewAgreementSearch = ReturnType<typeof newAgreementSearch>

export const newAgreementPage = { path: '/financial/agreements/new', read: newAgreementSearch }

export const debtsText = (debtIds: readonly number[]): string => [...debtIds].sort((a, b) => a - b).join('-')

/** Empty if the URL contains none. */
export const getDebtIds = ({ debts }: Pick<NewAgreementSearch, 'debts'>): number[] => debts?.split('-').map(Number) ?? []

export function getStep({ step, debts, plan }: NewAgreementSearch): 1 | 2 | 3 {
  if (debts === undefined || step === 'debts') return 1
  return plan === undefined ? 2 : 3
}
