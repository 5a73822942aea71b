import { expect, it } from 'vitest'
import type { NegotiableDebt } from '#api/financial/agreements.ts'
import { chooseAllDebts } from './chosen-debts.ts'

const debt = (debtId: number, change: Partial<NegotiableDebt> = {}) =>
  ({ debtId, enrollmentId: 1, obstacle: null, ...change }) as NegotiableDebt

it('chooses all debts where there is nothing to choose, so that the plans come first', () => {
  expect(chooseAllDebts([debt(2), debt(1)], { budget: 30_000 })).toEqual({ budget: 30_000, debts: '1-2' })
})

it.each([
  ['debts are named', [debt(1), debt(2)], { debts: '1' }],
  ['somebody goes back to them', [debt(1), debt(2)], { step: 'debts' }],
  ['one cannot be negotiated, which its row explains', [debt(1), debt(2, { obstacle: 'too_recent' })], {}],
  ['they are of two courses', [debt(1), debt(2, { enrollmentId: 2 })], {}],
  ['there are none', [], {}],
] as const)('leaves the choice where %s', (_where, debts, search) => {
  expect(chooseAllDebts(debts, search)).toBe(search)
})
