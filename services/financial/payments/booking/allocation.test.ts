import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocation.ts'

const debts = fc
  .array(fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), open: fc.boolean() }), { minLength: 1, maxLength: 20 })
  .map((list) => list.map((debt, index) => ({ ...debt, debtId: index + 1 })))

describe('allocate', () => {
  it('loses nothing and invents nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000_000 }), debts, (received, list) => {
        const parts = allocate(received, list)
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(received)
        expect(parts.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })

  it('settles only open debts, only in full, and each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000_000 }), debts, (received, list) => {
        const settled = allocate(received, list).filter(({ kind }) => kind === 'settlement')
        for (const { debtId, amount } of settled) expect(list[debtId - 1]).toEqual({ debtId, amount, open: true })
        expect(new Set(settled.map(({ debtId }) => debtId)).size).toBe(settled.length)
      }),
    )
  })

  it('settles every open debt when the whole amount came', () => {
    fc.assert(
      fc.property(debts, (list) => {
        const settled = allocate(
          list.reduce((sum, { amount }) => sum + amount, 0),
          list,
        ).filter(({ kind }) => kind === 'settlement')
        expect(settled.map(({ debtId }) => debtId)).toEqual(list.filter(({ open }) => open).map(({ debtId }) => debtId))
      }),
    )
  })
})
