import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStepValue, wholeNumber, wholeNumberText } from './number-text.ts'

test.each([
  ['12', '12'],
  ['1.234', '1234'],
  ['1,234', '1234'],
  ['12,5', '12'],
  ['12.50', '12'],
  [' 7 x', '7'],
  ['１２', '12'],
  ['-3', '3'],
  ['', ''],
])('of %s remains %s', (text, whole) => {
  expect(wholeNumberText(text, false)).toBe(whole)
})

test('a minus stays only where numbers below zero are allowed', () => {
  expect(wholeNumberText('−3', true)).toBe('-3')
  expect(wholeNumber('-')).toBeNull()
})

test('steps stay on the grid and between the ends', () => {
  const steps = { min: 1, max: 12, step: 5 }
  expect([1, 6, 11].map((now) => nextStepValue(now, 1, steps))).toEqual([6, 11, 11])
  expect(nextStepValue(8, 1, steps)).toBe(11)
  expect(nextStepValue(8, -1, steps)).toBe(6)
  expect(nextStepValue(null, -1, steps)).toBe(1)
  expect(nextStepValue(500, 1, steps)).toBe(11)
})

test('a step up and a step down lead back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 50 }), (place, step) => {
      const now = place * step
      expect(nextStepValue(nextStepValue(now, 1, { step }), -1, { step })).toBe(now)
    }),
  )
})
