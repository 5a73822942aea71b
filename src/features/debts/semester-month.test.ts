import { expect, test } from 'vitest'
import type { SemesterMonth } from '#api/financial/debts.ts'
import { monthSearch, monthShare, monthState } from './semester-month.ts'

const today = '2026-11-23'
const month = (parts: Partial<SemesterMonth>): SemesterMonth => ({
  month: '2026-11-01',
  settled: 0,
  open: 0,
  overdue: 0,
  cardsInReview: 0,
  inAgreement: 0,
  ...parts,
})

test.each([
  [{ overdue: 1, open: 1, settled: 2 }, 'overdue'],
  [{ open: 1, settled: 1 }, 'now'],
  [{ open: 1, month: '2026-12-01' }, 'ahead'],
  // Of a month that is over, but due in the next.
  [{ open: 1, month: '2026-10-01' }, 'now'],
  [{ cardsInReview: 1, settled: 1 }, 'in_review'],
  [{ settled: 1, inAgreement: 1 }, 'settled'],
  [{ inAgreement: 1 }, 'in_agreement'],
  [{}, 'none'],
] as const)('a month with %j is %s', (parts, state) => {
  expect(monthState(month(parts), today)).toBe(state)
})

test('a month of several states counts the debts of the one that it says', () => {
  const mixed = month({ overdue: 1, open: 1, settled: 2 })
  expect(monthShare(mixed, 'overdue')).toBe(1)
  expect(monthShare(month({ settled: 2, cardsInReview: 1 }), 'in_review')).toBe(1)
  expect(monthShare(month({ overdue: 2 }), 'overdue')).toBeNull()
  expect(monthShare(month({}), 'none')).toBeNull()
})

test('a month leads to the debts that are for it', () => {
  expect(monthSearch('2028-02-01', 'settled')).toEqual({ status: 'settled', competency: '2028-02-01' })
  expect(monthSearch('2026-12-01', 'overdue')).toEqual({ status: 'open', competency: '2026-12-01' })
})
