import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockText, milestonePassed, remainingSeconds } from './time-left.ts'

test('a clock shows hours only when there are any', () => {
  expect([0, 9, 75, 600, 3605, 86_400].map(clockText)).toEqual(['0:00', '0:09', '1:15', '10:00', '1:00:05', '24:00:00'])
})

test('what a clock shows can be read back', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const read = clockText(seconds)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0)
      expect(read).toBe(seconds)
    }),
  )
})

test('seconds left are whole and never negative', () => {
  expect(remainingSeconds(10_000, 9_001)).toBe(1)
  expect(remainingSeconds(10_000, 10_000)).toBe(0)
  expect(remainingSeconds(10_000, 99_000)).toBe(0)
})

test('every milestone is passed once, however the ticks fall', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 700 }), { minLength: 2 }),
      fc.integer({ min: 1, max: 700 }),
      fc.boolean(),
      (seconds, any, exactly) => {
        // A tick often falls on the milestone itself.
        const milestone = exactly ? (seconds[0] ?? any) : any
        const ticks = [701, ...seconds.toSorted((a, b) => b - a), 0]
        const passed = ticks.flatMap((now, index) => milestonePassed([milestone], ticks[index - 1] ?? now, now) ?? [])
        expect(passed).toEqual([milestone])
      },
    ),
  )
})

test('after a long sleep only the nearest milestone is said', () => {
  expect(milestonePassed([600, 300, 60], 700, 50)).toBe(60)
})
