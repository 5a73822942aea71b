import type { AgreementAmounts, Installment } from '#api/financial/agreements.ts'
import { monthsLater } from './civil-months.ts'

const whole = 10_000n

export interface AgreementTermsOfPayment {
  grossAmount: number
  /** The debt office's fee, in cents. */
  officeAmount: number
  /** Monthly interest in basis points: 150 is 1.5%. */
  futureInterestBasisPoints: number
  installmentCount: number
  /** Civil date of the first installment; the others fall due on the same day of the following months. */
  firstDueDate: string
}

export interface CalculatedAgreement extends AgreementAmounts {
  installments: Installment[]
}

/** The debt office's fee in cents. Half cents round up, as in `financial.debt_amount`. */
export function officeShare(grossAmount: number, basisPoints: number): number {
  return Number((BigInt(grossAmount) * BigInt(basisPoints) + whole / 2n) / whole)
}

/**
 * Price table, first payment at the start: one installment bears no interest. Rounded once, half cents up; the first takes the
 * remainder.
 */
export function calculateAgreement(terms: AgreementTermsOfPayment): CalculatedAgreement {
  const { grossAmount, officeAmount, installmentCount, firstDueDate } = terms
  const owed = grossAmount + officeAmount
  const totalAmount = getTotal(owed, terms.futureInterestBasisPoints, installmentCount)
  const each = Math.floor(totalAmount / installmentCount)
  const installments = Array.from({ length: installmentCount }, (_, index) => ({
    number: index + 1,
    dueDate: monthsLater(firstDueDate, index),
    amount: index === 0 ? totalAmount - each * (installmentCount - 1) : each,
  }))
  return { grossAmount, officeAmount, futureInterestAmount: totalAmount - owed, totalAmount, installments }
}

/** With f = (10000 + rate) / 10000, an installment is owed / (1 + 1/f + ... + 1/f^(n-1)); multiplied out to stay in integers. */
function getTotal(owed: number, basisPoints: number, count: number): number {
  const factor = whole + BigInt(basisPoints)
  let divisor = 0n
  for (let month = 0; month < count; month++) divisor += whole ** BigInt(month) * factor ** BigInt(count - 1 - month)
  const dividend = BigInt(owed) * BigInt(count) * factor ** BigInt(count - 1)
  return Number((2n * dividend + divisor) / (2n * divisor))
}
