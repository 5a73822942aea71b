import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { StatementRow, StatementRowKind } from '#api/financial/statement.ts'

/** For the CSV, which has its own columns for method and agreement. */
export const rowKinds: Record<StatementRowKind, MessageDescriptor> = {
  charge: msg`Cobrança`,
  scholarship: msg`Bolsa`,
  punctuality_discount: msg`Desconto de pontualidade`,
  campaign_discount: msg`Desconto`,
  fine: msg`Multa`,
  interest: msg`Juros`,
  adjustment: msg`Ajuste`,
  payment: msg`Pagamento`,
  agreement: msg`Passou para um acordo`,
  credit: msg`Crédito por pagamento a mais`,
  credit_used: msg`Crédito abatido de um débito`,
  credit_refunded: msg`Crédito devolvido`,
}

const payments: Record<PaymentMethodType, MessageDescriptor> = {
  pix: msg`Pagamento por Pix`,
  bank_slip: msg`Pagamento por boleto`,
  credit_card: msg`Pagamento por cartão de crédito`,
}

export function rowName(i18n: I18n, { kind, method, agreementId }: StatementRow): string {
  if (kind === 'payment' && method) return i18n._(payments[method])
  if (kind === 'agreement' && agreementId !== null) return i18n._(msg`Passou para o acordo ${agreementId}`)
  return i18n._(rowKinds[kind])
}
