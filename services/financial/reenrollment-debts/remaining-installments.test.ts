import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlannedInstallment, remainingInstallments } from './remaining-installments.ts'

const installment = (amount: number, month: number): PlannedInstallment => ({
  amount,
  dueDate: `2027-${String(month + 2).padStart(2, '0')}-10`,
  competency: `2027-${String(month + 2).padStart(2, '0')}-01`,
})
const getPlan = (...amounts: number[]) => amounts.map(installment)
const left = (plan: readonly PlannedInstallment[], amount: number, ...numbers: number[]) => {
  const { due, credit } = remainingInstallments(plan, { amount, numbers: new Set(numbers) })
  return { due: due.map((one) => [one.number, one.amount]), credit }
}

describe('remainingInstallments', () => {
  it('is the whole plan where nothing is paid', () => {
    expect(left(getPlan(120_000, 120_000, 110_001), 0)).toEqual({
      due: [
        [1, 120_000],
        [2, 120_000],
        [3, 110_001],
      ],
      credit: 0,
    })
  })

  it('spreads a difference over what is not paid yet, the odd cents on the first of it', () => {
    expect(left(getPlan(120_000, 120_000, 120_000, 120_000), 100_001, 1).due).toEqual([
      [2, 126_667],
      [3, 126_666],
      [4, 126_666],
    ])
  })

  it('lets the last installment bear what comes on top of a plan that is paid', () => {
    expect(left(getPlan(60_000, 60_000), 100_000, 1, 2)).toEqual({ due: [[2, 20_000]], credit: 0 })
    expect(remainingInstallments(getPlan(60_000, 60_000), { amount: 100_000, numbers: new Set([1, 2]) }).due[0]).toMatchObject({
      dueDate: '2027-03-10',
      competency: '2027-03-01',
    })
  })

  it('charges nothing of what is free, paid or paid too much', () => {
    expect(left(getPlan(0, 0), 0)).toEqual({ due: [], credit: 0 })
    expect(left(getPlan(50_000, 50_000), 100_000, 1)).toEqual({ due: [], credit: 0 })
    expect(left(getPlan(40_000, 40_000), 100_000, 1)).toEqual({ due: [], credit: 20_000 })
  })

  const cents = fc.integer({ min: 0, max: 100_000_000 })
  const plans = fc.array(cents, { minLength: 1, maxLength: 12 }).map((amounts) => getPlan(...amounts))
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)

  it('loses no cent, whatever was paid', () => {
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
        (plan, paid, numbers) => {
          const { due, credit } = remainingInstallments(plan, { amount: paid, numbers: new Set(numbers) })
          expect(paid + sum(due)).toBe(sum(plan) + credit)
          expect(due.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
          expect(credit).toBeGreaterThanOrEqual(0)
          expect(credit === 0 || due.length === 0).toBe(true)
          expect(due.map(({ number }) => number)).toEqual([...new Set(due.map(({ number }) => number))].sort((a, b) => a - b))
        },
      ),
    )
  })

  it('charges no paid installment again while another one can bear it, and each in proportion', () => {
    fc.assert(
      fc.property(plans, fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (plan, numbers) => {
        const paid = new Set(numbers)
        const bearers = plan.filter(({ amount }, index) => !paid.has(index + 1) && amount > 0)
        fc.pre(bearers.length > 0)
        const amount = Math.floor((sum(plan) - sum(bearers)) / 2)
        const { due } = remainingInstallments(plan, { amount, numbers: paid })
        expect(due.some(({ number }) => paid.has(number))).toBe(false)
        const rest = sum(plan) - amount
        for (const one of due)
          expect(Math.abs(one.amount - (rest * plan[one.number - 1]!.amount) / sum(bearers))).toBeLessThan(bearers.length + 1)
      }),
    )
  })
})
