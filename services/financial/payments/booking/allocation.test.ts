import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Allocation, allocate } from './allocation.ts'

const debt = fc.record({ due: fc.integer({ min: 1, max: 1_000_000 }), open: fc.boolean() })
const debts = fc.array(debt, { minLength: 1, maxLength: 20 }).map((list) => list.map((one, index) => ({ ...one, debtId: index + 1 })))
const installments = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 12 })
  .map((list) => list.map((due, index) => ({ debtId: 100 + index, due, open: true })))
const received = fc.integer({ min: 1, max: 30_000_000 })

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
const settlements = (parts: readonly Allocation[]) => parts.filter(({ kind }) => kind === 'settlement')

describe('allocate', () => {
  it('loses nothing and invents nothing: reductions and credit are what came', () => {
    fc.assert(
      fc.property(received, debts, installments, (money, list, agreed) => {
        const parts = allocate(money, list, agreed)
        expect(sum(parts)).toBe(money)
        expect(parts.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })

  it('keeps as credit only what exceeds all that is owed', () => {
    fc.assert(
      fc.property(received, debts, installments, (money, list, agreed) => {
        const owed = [...list.filter(({ open }) => open), ...agreed].reduce((total, { due }) => total + due, 0)
        expect(sum(settlements(allocate(money, list, agreed)))).toBe(Math.min(money, owed))
      }),
    )
  })

  it('pays only open debts, each once and never more than is due, the first in full before the next', () => {
    fc.assert(
      fc.property(received, debts, installments, (money, list, agreed) => {
        const order = [...list.filter(({ open }) => open), ...agreed]
        const paid = settlements(allocate(money, list, agreed))
        expect(paid.map(({ debtId }) => debtId)).toEqual(order.slice(0, paid.length).map(({ debtId }) => debtId))
        for (const [index, { amount, isWhole }] of paid.entries()) {
          expect(amount).toBeLessThanOrEqual(order[index]!.due)
          expect(isWhole).toBe(amount === order[index]!.due)
          if (index < paid.length - 1) expect(isWhole).toBe(true)
        }
      }),
    )
  })

  it('reduces by as much as came where a cent is missing', () => {
    expect(allocate(168_588, [{ debtId: 1, due: 168_589, open: true }])).toEqual([
      { debtId: 1, kind: 'settlement', amount: 168_588, isWhole: false },
    ])
  })
})
