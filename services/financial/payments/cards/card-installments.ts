import type { PaymentQuote } from '#api/financial/payments.ts'
import type { PaymentSetting } from '../payment-setting.queries.ts'

/** Cents of each installment but the first. */
export const eachInstallment = (amount: number, count: number) => Math.floor(amount / count)

/**
 * Interest-free installment options for cents, none below the institution's minimum; empty when it takes no cards. Issuers put the
 * remainder on the first.
 */
export function installmentOptions(
  amount: number,
  { methods, maxInstallments, minInstallment }: Pick<PaymentSetting, 'methods' | 'maxInstallments' | 'minInstallment'>,
): PaymentQuote['installments'] {
  if (!methods.includes('credit_card')) return []
  return Array.from({ length: maxInstallments }, (_, index) => index + 1)
    .filter((count) => count === 1 || eachInstallment(amount, count) >= Math.max(1, minInstallment))
    .map((count) => {
      const each = eachInstallment(amount, count)
      return { count, firstAmount: amount - each * (count - 1), amount: each }
    })
}
