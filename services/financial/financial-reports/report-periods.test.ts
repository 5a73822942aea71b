import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLater } from '../agreements/civil-months.ts'
import { addMonthsFirstDay, splitPeriod, getPeriod } from './report-periods.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysLater('2000-01-01', days))

describe('the period of a report', () => {
  it('ends today unless asked otherwise, and is never reversed', () => {
    expect(getPeriod({}, '2026-11-21', 30)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
    expect(getPeriod({ from: '2026-11-01' }, '2026-11-21', 30)).toEqual({ from: '2026-11-01', to: '2026-11-21' })
    expect(getPeriod({ from: '2027-01-01' }, '2026-11-21', 30)).toEqual({ from: '2027-01-01', to: '2027-01-01' })
    expect(getPeriod({ to: '2026-03-01' }, '2026-11-21', 30)).toEqual({ from: '2026-01-31', to: '2026-03-01' })
  })

  it('is divided without a gap and without an overlap', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 900 }), (from, length) => {
        const to = daysLater(from, length)
        const { unit, parts } = splitPeriod({ from, to })
        expect(unit).toBe(length < 62 ? 'day' : 'month')
        expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([from, to])
        for (const [index, part] of parts.entries()) {
          expect(part.from <= part.to).toBe(true)
          if (index > 0) expect(part.from).toBe(daysLater(parts[index - 1]!.to, 1))
        }
      }),
    )
  })

  it('knows the months after a day', () => {
    expect([0, 1, 2].map((months) => addMonthsFirstDay('2026-11-30', months))).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  })
})
