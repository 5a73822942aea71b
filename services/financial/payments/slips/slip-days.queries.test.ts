import { expect, it } from 'vitest'
import { lastDayAtLowest } from './slip-days.queries.ts'

const days = { from: '2026-11-26', to: '2026-12-28' }
const discounted = { discountUntil: '2026-11-30', payableUntil: '2026-12-07' }
const plain = { discountUntil: null, payableUntil: '2026-12-10' }
const late = { discountUntil: '2026-11-05', payableUntil: '2026-11-10' }

it.each([
  ['the last day of the discount', [discounted], '2026-11-30'],
  ['the discount’s last day, also when that is today', [{ ...discounted, discountUntil: days.from }], days.from],
  ['the due date once the discount is over', [{ ...discounted, discountUntil: '2026-11-25' }], '2026-12-07'],
  ['the due date without a discount', [plain], '2026-12-10'],
  ['the first rise of several debts', [plain, discounted], '2026-11-30'],
  ['the first day as soon as one is overdue', [discounted, late], days.from],
  ['the last day that there is, when nothing rises before', [{ ...plain, payableUntil: '2999-01-02' }], days.to],
])('is %s', (_name, debts, day) => {
  expect(lastDayAtLowest(debts, days)).toBe(day)
})
