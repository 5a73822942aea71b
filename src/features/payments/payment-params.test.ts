import { expect, it } from 'vitest'
import { debtIdsIn } from './payment-params.ts'

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
  expect(debtIdsIn(value)).toEqual(ids)
})

it('takes fifty at most', () => {
  expect(debtIdsIn(Array.from({ length: 80 }, (_, index) => index + 1))).toHaveLength(50)
})
