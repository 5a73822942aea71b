import { expect, it } from 'vitest'
import { daysBetween } from './civil-days.ts'

it.each([
  ['2026-11-10', '2026-11-21', 11],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-30', '2026-11-21', -9],
  // A day of 23 hours and a leap day where they apply.
  ['2018-11-03', '2018-11-05', 2],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
