import fc from 'fast-check'
import { expect, it } from 'vitest'
import { installmentOptions } from './card-installments.ts'

const setting = { methods: ['credit_card' as const], maxInstallments: 12, minInstallment: 5_000 }

it('adds up to what is charged, the first at most a cent more for each of the others, none below the minimum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_000, max: 100_000_000 }), (amount) => {
      for (const { count, firstAmount, amount: each } of installmentOptions(amount, setting)) {
        expect(firstAmount + each * (count - 1)).toBe(amount)
        expect(firstAmount - each).toBeGreaterThanOrEqual(0)
        expect(firstAmount - each).toBeLessThan(count)
        expect(count === 1 || each >= 5_000).toBe(true)
      }
    }),
  )
})

it('is none where the institution takes no cards, and one below twice the minimum', () => {
  expect(installmentOptions(100_000, { ...setting, methods: ['pix'] })).toEqual([])
  expect(installmentOptions(9_999, setting)).toEqual([{ count: 1, firstAmount: 9_999, amount: 9_999 }])
})
