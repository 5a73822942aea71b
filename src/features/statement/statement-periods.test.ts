import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getPeriod, getPeriods } from './statement-periods.ts'

it('names whole months and years', () => {
  expect(getPeriods('2026-01-15')).toEqual({
    lastThreeMonths: { from: '2025-11-01', to: '2026-01-31' },
    thisMonth: { from: '2026-01-01', to: '2026-01-31' },
    thisYear: { from: '2026-01-01', to: '2026-12-31' },
    lastYear: { from: '2025-01-01', to: '2025-12-31' },
  })
  expect(getPeriods('2028-02-29').thisMonth).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(getPeriods('2026-12-31').thisMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

it('fills in the end that an address leaves out', () => {
  expect(getPeriod({}, '2026-11-22')).toEqual({ from: '2026-09-01', to: '2026-11-30' })
  expect(getPeriod({ from: '2026-10-05' }, '2026-11-22')).toEqual({ from: '2026-10-05', to: '2026-11-30' })
  expect(getPeriod({ from: '2027-03-05' }, '2026-11-22')).toEqual({ from: '2027-03-05', to: '2027-03-31' })
  expect(getPeriod({ to: '2024-03-05' }, '2026-11-22')).toEqual({ from: '2024-01-01', to: '2024-03-05' })
})

it('never ends before it begins', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (one, today) => {
      for (const { from, to } of [getPeriod({ from: one }, today), getPeriod({ to: one }, today), ...Object.values(getPeriods(today))])
        expect(from <= to).toBe(true)
    }),
  )
})
