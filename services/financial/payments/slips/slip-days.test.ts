import { describe, expect, it } from 'vitest'
import { lastPayableDay, slipDays } from './slip-days.ts'

describe('the days of a bank slip', () => {
  it('are the next thirty, and until the last due date', () => {
    expect(slipDays('2026-11-22', ['2026-10-10'])).toEqual({ from: '2026-11-22', to: '2026-12-22' })
    expect(slipDays('2026-11-22', ['2026-12-10', '2027-01-10'])).toEqual({ from: '2026-11-22', to: '2027-01-10' })
  })

  it.each([
    ['a business day', '2026-11-23', '2026-11-23'],
    ['a Saturday', '2026-11-28', '2026-11-30'],
    ['Christmas, which is a Friday', '2026-12-25', '2026-12-28'],
  ])('go on after %s until banks are open', (_, dueOn, last) => {
    expect(lastPayableDay(dueOn)).toBe(last)
  })
})
