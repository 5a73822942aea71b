import fc from 'fast-check'
import { expect, it } from 'vitest'
import { throughMinute } from './clock.ts'

it('a time in minutes counts through its last second', () => {
  expect(throughMinute('2026-12-12T02:59:00.000Z')).toBe('2026-12-12T02:59:59.999Z')
  expect(throughMinute('2026-12-11T23:59:30-03:00')).toBe('2026-12-12T02:59:59.999Z')
})

it('no later end comes before an earlier one, and one that was set stays', () => {
  const at = fc.integer({ min: 0, max: 4_102_444_800_000 }).map((time) => new Date(time).toISOString())
  fc.assert(
    fc.property(at, at, (one, other) => {
      const [first, last] = [one, other].toSorted() as [string, string]
      expect(throughMinute(first) <= throughMinute(last)).toBe(true)
      expect(throughMinute(throughMinute(one))).toBe(throughMinute(one))
    }),
  )
})
