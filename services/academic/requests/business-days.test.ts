import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../class-selection/class-times.ts'
import { countBusinessDays, type ClosedDay, getDeadline, deadlineAfterWait, longestSpan, skippedDays } from './business-days.ts'

const carnival: ClosedDay[] = [
  { day: '2026-02-16', name: null },
  { day: '2026-02-17', name: null },
  { day: '2026-02-18', name: 'Quarta-feira de Cinzas' },
]

describe('a deadline', () => {
  it('counts from the next day, without weekends and holidays', () => {
    expect(getDeadline('2026-02-12', 1, carnival)).toBe('2026-02-13')
    expect(getDeadline('2026-02-12', 2, carnival)).toBe('2026-02-19')
    expect(getDeadline('2026-02-14', 1, [])).toBe('2026-02-16')
    expect(skippedDays('2026-02-12', '2026-02-19', carnival).map(({ day }) => day)).toEqual(['2026-02-16', '2026-02-17', '2026-02-18'])
  })

  it('that stood still is later by the business days of the wait', () => {
    expect(deadlineAfterWait('2026-02-13', { from: '2026-02-12', to: '2026-02-19' }, carnival)).toBe('2026-02-20')
    expect(deadlineAfterWait('2026-02-13', { from: '2026-02-14', to: '2026-02-18' }, carnival)).toBe('2026-02-13')
    expect(deadlineAfterWait('2026-02-13', { from: '2026-02-12', to: '2026-02-12' }, carnival)).toBe('2026-02-13')
  })

  it('that stood still leaves as many business days as before', () => {
    const at = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-02-01', days))
    fc.assert(
      fc.property(at, at, fc.integer({ min: 1, max: 20 }), (one, other, limit) => {
        const [from, to] = [one, other].toSorted() as [string, string]
        const deadline = getDeadline(from, limit, carnival)
        const remaining = countBusinessDays(from, deadline, carnival)
        expect(countBusinessDays(to, deadlineAfterWait(deadline, { from, to }, carnival), carnival)).toBe(remaining)
      }),
    )
  })

  it('is as many business days away as it counts, and never on a closed one', () => {
    const start = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days))
    const closedAfter = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 })
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 60 }), closedAfter, (from, count, offsets) => {
        const closed = offsets.map((offset) => ({ day: addDays(from, offset), name: null }))
        const deadline = getDeadline(from, count, closed)
        expect(countBusinessDays(from, deadline, closed)).toBe(count)
        expect(closed.map(({ day }) => day)).not.toContain(deadline)
        expect(deadline <= addDays(from, longestSpan(count))).toBe(true)
      }),
    )
  })
})
