import type { PaymentQuote } from '#api/payments.ts'
import type { PaymentSetting } from '../payment-setting.queries.ts'

/** Interest-free installment options for cents, none below the institution's minimum; empty when it takes no cards. */
export function installmentOptions(
  amount: number,
  { methods, maxInstallments, minInstallment }: Pick<PaymentSetting, 'methods' | 'maxInstallments' | 'minInstallment'>,
): PaymentQuote['installments'] {
  if (!methods.includes('credit_card')) return []
  return Array.from({ length: maxInstallments }, (_, index) => index + 1)
    .filter((count) => count === 1 || Math.floor(amount / count) >= Math.max(1, minInstallment))
    .map((count) => ({ count, amount: Math.ceil(amount / count) }))
}
