import type { AgreementAmounts, Installment } from '#api/agreements.ts'
import { monthsLater } from './civil-months.ts'

const whole = 10_000n

export interface AgreementTermsOfPayment {
  /** What the debts come to today, in cents, positive. */
  grossAmount: number
  /** Cents that the debt office adds. */
  officeAmount: number
  /** Interest a month in basis points: 150 is 1.5%. */
  futureInterestBasisPoints: number
  installmentCount: number
  /** Civil date of the first installment; the others are due on the same day of the following months. */
  firstDueDate: string
}

export interface CalculatedAgreement extends AgreementAmounts {
  installments: Installment[]
}

/**
 * The debt office's share of what the debts come to; halves of a cent round up, as amounts of debts do.
 *
 * @param grossAmount cents
 * @param basisPoints 500 is 5%
 */
export function officeShare(grossAmount: number, basisPoints: number): number {
  return Number((BigInt(grossAmount) * BigInt(basisPoints) + whole / 2n) / whole)
}

/**
 * Divides debts into installments: the one place where agreements are calculated.
 *
 * Future interest follows the Price table with the first installment at its beginning: equal installments whose
 * value on the day of the first one, discounted by compound interest a month, is what is owed with the office's
 * share. So a single installment bears no interest, and nobody pays interest for the days until the first one. The
 * arithmetic is exact; the total is rounded once, halves of a cent up. Installments sum to the total, and what
 * cannot be divided is in the first.
 */
export function calculateAgreement(terms: AgreementTermsOfPayment): CalculatedAgreement {
  const { grossAmount, officeAmount, installmentCount, firstDueDate } = terms
  const owed = grossAmount + officeAmount
  const totalAmount = totalOf(owed, terms.futureInterestBasisPoints, installmentCount)
  const each = Math.floor(totalAmount / installmentCount)
  const installments = Array.from({ length: installmentCount }, (_, index) => ({
    number: index + 1,
    dueDate: monthsLater(firstDueDate, index),
    amount: index === 0 ? totalAmount - each * (installmentCount - 1) : each,
  }))
  return { grossAmount, officeAmount, futureInterestAmount: totalAmount - owed, totalAmount, installments }
}

/**
 * With the monthly factor f = (10000 + rate) / 10000, an installment is owed / (1 + 1/f + ... + 1/f^(n-1)). Times n,
 * and with numerator and denominator multiplied by f^(n-1) * 10000^(n-1), all of it is whole numbers.
 */
function totalOf(owed: number, basisPoints: number, count: number): number {
  const factor = whole + BigInt(basisPoints)
  let divisor = 0n
  for (let month = 0; month < count; month++) divisor += whole ** BigInt(month) * factor ** BigInt(count - 1 - month)
  const dividend = BigInt(owed) * BigInt(count) * factor ** BigInt(count - 1)
  return Number((2n * dividend + divisor) / (2n * divisor))
}
