import { expect, it } from 'vitest'
import { addedAfterUsual, readDebtIds, getSlipDay } from './payment-params.ts'

it.each([
  [7, [7]],
  ['3,1,3', [1, 3]],
  // As checkboxes send it.
  [
    ['2', 1],
    [1, 2],
  ],
  ['0,-1,x,2147483648', []],
  [undefined, []],
  [{ a: 1 }, []],
])('reads %j as %j', (value, ids) => {
  expect(readDebtIds(value)).toEqual(ids)
})

it('takes fifty at most', () => {
  expect(readDebtIds(Array.from({ length: 80 }, (_, index) => index + 1))).toHaveLength(50)
})

const slipDays = { from: '2026-11-26', to: '2026-12-24', closed: ['2026-11-28', '2026-11-29'], usual: '2026-11-30', usualAmount: 113_810 }

it.each([
  [undefined, '2026-11-30'],
  ['2026-12-07', '2026-12-07'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-25', '2026-11-30'],
])('a slip asked for on %s is for %s', (on, day) => {
  expect(getSlipDay({ slipDays }, on)).toBe(day)
})

it.each([
  ['nothing until the discount ends', { on: '2026-11-30', amount: 113_810 }, 0],
  ['the discount after it', { on: '2026-12-01', amount: 119_800 }, 5_990],
  ['nothing where the amount stays', { on: '2026-12-01', amount: 113_810 }, 0],
])('a later slip adds %s', (_name, later, cents) => {
  expect(addedAfterUsual(slipDays, later)).toBe(cents)
})
