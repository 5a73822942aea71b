import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AmountLine } from '#api/financial/debts.ts'
import { linesPaid, getShare, sumOfLines } from './paid-lines.ts'

type Line = Pick<AmountLine, 'kind' | 'amount'>

const overdue: Line[] = [
  { kind: 'gross', amount: 164_227 },
  { kind: 'fine', amount: 3_285 },
  { kind: 'interest', amount: 1_077 },
]

describe('the lines of a settled debt', () => {
  it('are those of its code where one payment settled it', () => {
    expect(linesPaid([{ amount: 168_589, lines: overdue }])).toEqual(overdue)
  })

  it('sum to what several payments paid, with the charges of each', () => {
    const rest: Line[] = [
      { kind: 'gross', amount: 164_227 },
      { kind: 'part_payment', amount: -64_227 },
      { kind: 'fine', amount: 2_000 },
      { kind: 'interest', amount: 3_000 },
    ]
    const lines = linesPaid([
      { amount: 65_933, lines: overdue },
      { amount: 105_000, lines: rest },
    ])
    expect(sumOfLines(lines)).toBe(170_933)
    expect(lines.map(({ kind }) => kind)).toEqual(['gross', 'fine', 'interest'])
    expect(lines[1]!.amount).toBe(1_285 + 2_000)
  })

  it('sum to what came, however it is split', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 168_588 }), { minLength: 2, maxLength: 6 }), (amounts) => {
        const payments = amounts.map((amount) => ({ amount, lines: overdue }))
        expect(sumOfLines(linesPaid(payments))).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
      }),
    )
  })

  it('share charges, not the amount itself', () => {
    expect(getShare(overdue, 84_294).map(({ amount }) => amount)).toEqual([1_642, 538])
  })
})
