import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getPeriod, getYearPeriod, yearOfPeriod } from './statement-periods.ts'

it('is this year where an address has no period', () => {
  expect(getPeriod({}, '2026-11-22')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})

it('fills in the end that an address leaves out', () => {
  expect(getPeriod({ from: '2026-10-05' }, '2026-11-22')).toEqual({ from: '2026-10-05', to: '2026-12-31' })
  expect(getPeriod({ from: '2024-10-05' }, '2026-11-22')).toEqual({ from: '2024-10-05', to: '2026-12-31' })
  expect(getPeriod({ from: '2027-03-05' }, '2026-11-22')).toEqual({ from: '2027-03-05', to: '2027-12-31' })
  expect(getPeriod({ to: '2024-03-05' }, '2026-11-22')).toEqual({ from: '2024-01-01', to: '2024-03-05' })
})

it('knows whole years', () => {
  expect(yearOfPeriod(getYearPeriod(2026))).toBe(2026)
  for (const period of [
    { from: '2026-01-01', to: '2026-11-30' },
    { from: '2025-01-01', to: '2026-12-31' },
  ])
    expect(yearOfPeriod(period)).toBeUndefined()
})

it('never ends before it begins', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (one, today) => {
      for (const { from, to } of [getPeriod({ from: one }, today), getPeriod({ to: one }, today)]) expect(from <= to).toBe(true)
    }),
  )
})
