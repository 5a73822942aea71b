import { expect, it } from 'vitest'
import { periodOfMonth, recentMonths } from './months.ts'

it('lists a year of months, newest first, over the turn of the year', () => {
  const months = recentMonths('2026-01-31')
  expect([months[0], months[1], months[11], months.length]).toEqual(['2026-01-01', '2025-12-01', '2025-02-01', 12])
})

it.each([
  ['2026-02-14', '2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('takes the whole month of %s', (day, from, to) => {
  expect(periodOfMonth(day)).toEqual({ from, to })
})
