import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodOf, periodsOf } from './statement-periods.ts'

it('names whole months and years', () => {
  expect(periodsOf('2026-01-15')).toEqual({
    lastThreeMonths: { from: '2025-11-01', to: '2026-01-31' },
    thisMonth: { from: '2026-01-01', to: '2026-01-31' },
    thisYear: { from: '2026-01-01', to: '2026-12-31' },
    lastYear: { from: '2025-01-01', to: '2025-12-31' },
  })
  expect(periodsOf('2028-02-29').thisMonth).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodsOf('2026-12-31').thisMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

it('fills in the end that an address leaves out', () => {
  expect(periodOf({}, '2026-11-22')).toEqual({ from: '2026-09-01', to: '2026-11-30' })
  expect(periodOf({ from: '2026-10-05' }, '2026-11-22')).toEqual({ from: '2026-10-05', to: '2026-11-30' })
  expect(periodOf({ from: '2027-03-05' }, '2026-11-22')).toEqual({ from: '2027-03-05', to: '2027-03-31' })
  expect(periodOf({ to: '2024-03-05' }, '2026-11-22')).toEqual({ from: '2024-01-01', to: '2024-03-05' })
})

it('never ends before it begins', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (one, today) => {
      for (const { from, to } of [periodOf({ from: one }, today), periodOf({ to: one }, today), ...Object.values(periodsOf(today))])
        expect(from <= to).toBe(true)
    }),
  )
})
