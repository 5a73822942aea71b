import { expect, it } from 'vitest'
import { suggestedDay } from './suggested-day.ts'

const days = {
  from: '2026-11-26',
  to: '2026-12-24',
  closed: ['2026-11-28', '2026-11-29', '2026-12-01'],
  usual: '2026-11-26',
  usualAmount: 100_000,
}

it('compares with the last day of the lowest amount', () => {
  expect(suggestedDay('2026-11-26', { ...days, usual: '2026-11-30' })).toBe('2026-11-30')
})

it('compares with the next day on which banks open, where the lowest amount is over', () => {
  expect(suggestedDay('2026-11-26', days)).toBe('2026-11-27')
  expect(suggestedDay('2026-11-27', days)).toBe('2026-11-30')
  expect(suggestedDay('2026-11-30', days)).toBe('2026-12-02')
})

it('compares with no day, where none is left', () => {
  expect(suggestedDay('2026-12-24', days)).toBeUndefined()
  expect(suggestedDay('2026-11-27', { ...days, to: '2026-11-29' })).toBeUndefined()
})
