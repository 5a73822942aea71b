import { expect, it } from 'vitest'
import { budgetRange, byCount, isOffered, recommendPlan } from './budget-range.ts'

const offer = (first: number, rest = first, count = 2) => ({
  installments: Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    dueDate: '2026-12-01',
    amount: index === 0 ? first : rest,
  })),
})

it('reaches from the smallest installment to the largest, and each end fits its plan', () => {
  expect(budgetRange([offer(44_003, 44_000), offer(128_407), offer(22_000)])).toEqual({ min: 22_000, max: 129_000 })
})

it('offers no choice without plans or between plans of one amount', () => {
  expect(budgetRange([])).toBeNull()
  expect(budgetRange([offer(44_003), offer(44_900)])).toBeNull()
})

it('orders plans from the fewest installments on', () => {
  expect(byCount([offer(1, 1, 6), offer(9, 9, 1), offer(3, 3, 3)]).map(({ installments }) => installments.length)).toEqual([1, 3, 6])
})

it('recommends the largest installment that fits, which the first decides, and the smallest where none does', () => {
  const [once, thrice, often] = [offer(128_407, 128_407, 1), offer(44_003, 44_000, 3), offer(24_000, 24_000, 6)]
  const recommend = (budget?: number) => recommendPlan([once, thrice, often], budget)
  expect([128_407, 44_003, 44_002, 1].map(recommend)).toEqual([once, thrice, often, often])
})

it('recommends the fewest installments at first, but not a single one unless it is the only plan', () => {
  const [once, thrice, often] = [offer(900, 900, 1), offer(350, 350, 3), offer(200, 200, 6)]
  expect(recommendPlan([once, thrice, often], undefined)).toBe(thrice)
  expect(recommendPlan([once], undefined)).toBe(once)
  expect(recommendPlan([], undefined)).toBeUndefined()
})

it('leaves out plans that no monthly amount makes fit', () => {
  expect(isOffered({ obstacle: null })).toBe(true)
  expect(isOffered({ obstacle: { reason: 'over_budget', installment: 2, budget: 1 } })).toBe(true)
  expect(isOffered({ obstacle: { reason: 'below_minimum', minimum: 1 } })).toBe(false)
})
