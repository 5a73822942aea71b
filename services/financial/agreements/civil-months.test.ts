import { describe, expect, it } from 'vitest'
import { daysLater, monthsLater } from './civil-months.ts'

describe('monthsLater', () => {
  it.each([
    ['2026-11-26', 0, '2026-11-26'],
    ['2026-11-26', 2, '2027-01-26'],
    ['2027-01-31', 1, '2027-02-28'],
    // Counted from the first month: a short month in between does not shorten later ones.
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-12-31', 14, '2029-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
  ])('%s and %i months is %s', (civil, months, expected) => {
    expect(monthsLater(civil, months)).toBe(expected)
  })
})

it('counts days over the end of a month and a year', () => {
  expect(daysLater('2026-12-30', 5)).toBe('2027-01-04')
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29')
})
