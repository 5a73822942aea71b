import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethodType } from '#api/financial/payments.ts'

/** A separate file: payments do not need the words for debts' ages. */
export const methodWords: Record<PaymentMethodType, MessageDescriptor> = {
  pix: msg`Pix`,
  bank_slip: msg`Boleto`,
  credit_card: msg`Cartão de crédito`,
}
