import { expect, it } from 'vitest'
import { budgetRange, byBudget, decidedByBudget, isOverBudget } from './budget-range.ts'

const offer = (first: number, rest = first) => ({
  installments: [first, rest].map((amount, index) => ({ number: index + 1, dueDate: '2026-12-01', amount })),
})

it('reaches from the smallest installment to the largest, and each end fits its plan', () => {
  expect(budgetRange([offer(44_003, 44_000), offer(128_407), offer(22_000)])).toEqual({ min: 22_000, max: 129_000 })
})

it('offers no choice without plans or between plans of one amount', () => {
  expect(budgetRange([])).toBeNull()
  expect(budgetRange([offer(44_003), offer(44_900)])).toBeNull()
})

it('is over what somebody can pay a month by its largest installment', () => {
  expect([undefined, 44_002, 44_003].map((budget) => isOverBudget(offer(44_003, 44_000), budget))).toEqual([false, true, false])
})

it('puts plans that fit first, each group from the fewest installments on', () => {
  const ofCount = (count: number, each: number) => ({
    installments: Array.from({ length: count }, (_, index) => ({ number: index + 1, dueDate: '2026-12-01', amount: each })),
  })
  const offers = [ofCount(6, 200), ofCount(1, 900), ofCount(3, 350)]
  const counts = (budget?: number) => byBudget(offers, budget).map(({ installments }) => installments.length)
  expect([counts(), counts(400), counts(200), counts(100)]).toEqual([
    [1, 3, 6],
    [3, 6, 1],
    [6, 1, 3],
    [1, 3, 6],
  ])
})

it('leaves out plans that no monthly amount makes fit', () => {
  expect(decidedByBudget({ obstacle: null })).toBe(true)
  expect(decidedByBudget({ obstacle: { reason: 'over_budget', installment: 2, budget: 1 } })).toBe(true)
  expect(decidedByBudget({ obstacle: { reason: 'below_minimum', minimum: 1 } })).toBe(false)
})
