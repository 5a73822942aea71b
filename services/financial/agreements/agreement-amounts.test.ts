import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AgreementTermsOfPayment, calculateAgreement, officeShare } from './agreement-amounts.ts'

const terms = fc.record<AgreementTermsOfPayment>({
  grossAmount: fc.integer({ min: 1, max: 1_000_000_000 }),
  officeAmount: fc.integer({ min: 0, max: 100_000_000 }),
  futureInterestBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  installmentCount: fc.integer({ min: 1, max: 60 }),
  firstDueDate: fc.constantFrom('2026-11-26', '2027-01-31'),
})
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

describe('calculateAgreement', () => {
  it('loses and invents no cent: installments and lines both sum to the total', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { grossAmount, officeAmount, futureInterestAmount, totalAmount, installments } = calculateAgreement(given)
        expect(sum(installments)).toBe(totalAmount)
        expect(grossAmount + officeAmount + futureInterestAmount).toBe(totalAmount)
        expect(installments).toHaveLength(given.installmentCount)
      }),
    )
  })

  it('asks nothing negative, no less than is owed, and whole cents', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { futureInterestAmount, installments } = calculateAgreement(given)
        expect(futureInterestAmount).toBeGreaterThanOrEqual(0)
        for (const { amount } of installments) expect(amount >= 0 && Number.isSafeInteger(amount)).toBe(true)
      }),
    )
  })

  it('divides evenly: only the first installment differs, by less cents than there are installments', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const [first, ...others] = calculateAgreement(given).installments
        expect(new Set(others.map(({ amount }) => amount)).size).toBeLessThanOrEqual(1)
        if (others[0]) {
          expect(first!.amount - others[0].amount).toBeGreaterThanOrEqual(0)
          expect(first!.amount - others[0].amount).toBeLessThan(given.installmentCount)
        }
      }),
    )
  })

  it('never falls when interest, the debts or the number of installments rise', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 500 }), (given, more) => {
        const total = (changed: Partial<AgreementTermsOfPayment>) => calculateAgreement({ ...given, ...changed }).totalAmount
        const now = total({})
        expect(total({ futureInterestBasisPoints: given.futureInterestBasisPoints + more })).toBeGreaterThanOrEqual(now)
        expect(total({ grossAmount: given.grossAmount + more })).toBeGreaterThanOrEqual(now)
        expect(total({ installmentCount: given.installmentCount + 1 })).toBeGreaterThanOrEqual(now)
      }),
    )
  })

  it('adds no interest to a single installment, or where there is none', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(calculateAgreement({ ...given, installmentCount: 1 }).futureInterestAmount).toBe(0)
        expect(calculateAgreement({ ...given, futureInterestBasisPoints: 0 }).futureInterestAmount).toBe(0)
      }),
    )
  })

  it('discounts to what is owed on the day of the first installment', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { installments } = calculateAgreement(given)
        const factor = 1 + given.futureInterestBasisPoints / 10_000
        const value = installments.reduce((total, { amount }, month) => total + amount / factor ** month, 0)
        // The remainder goes to the first installment; at most half a cent of rounding remains.
        expect(Math.abs(value - given.grossAmount - given.officeAmount)).toBeLessThanOrEqual(given.installmentCount + 1)
      }),
    )
  })

  it('comes to what a Price table with a first payment at once gives', () => {
    const calculated = calculateAgreement({
      grossAmount: 100_000,
      officeAmount: 5_000,
      futureInterestBasisPoints: 200,
      installmentCount: 3,
      firstDueDate: '2027-01-31',
    })
    expect(calculated).toEqual({
      grossAmount: 100_000,
      officeAmount: 5_000,
      futureInterestAmount: 2_086,
      totalAmount: 107_086,
      installments: [
        { number: 1, dueDate: '2027-01-31', amount: 35_696 },
        { number: 2, dueDate: '2027-02-28', amount: 35_695 },
        { number: 3, dueDate: '2027-03-31', amount: 35_695 },
      ],
    })
  })
})

it.each([
  [100_000, 500, 5_000],
  [101, 500, 5],
  // Halves of a cent round up.
  [110, 500, 6],
  [100_000, 0, 0],
])('the office takes of %i at %i basis points %i', (gross, basisPoints, share) => {
  expect(officeShare(gross, basisPoints)).toBe(share)
})
