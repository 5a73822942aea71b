import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholePercent } from './whole-percent.ts'

it.each([
  [40, 60, 66],
  [0, 60, 0],
  [60, 60, 100],
  [70, 60, 100],
  [0, 0, 0],
])('%i of %i is %i%%', (done, required, percent) => expect(wholePercent(done, required)).toBe(percent))

it('says 100 only where nothing is missing', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }), (done, required) => {
      expect(wholePercent(done, required) === 100).toBe(done >= required)
    }),
  )
})
