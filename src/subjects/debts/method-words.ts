import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethodType } from '#api/financial/payments.ts'

/** Apart from the words of debts' ages, which payments do without. */
export const methodWords: Record<PaymentMethodType, MessageDescriptor> = {
  pix: msg`Pix`,
  bank_slip: msg`Boleto`,
  credit_card: msg`Cartão de crédito`,
}
