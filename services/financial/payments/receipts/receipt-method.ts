import type { PaymentReceipt } from '#api/financial/payments.ts'
import type { Locale } from '#config'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../../platform/i18n/localized.ts'

export const methodWords = localized({
  names: { pix: msg`Pix`, bank_slip: msg`Boleto`, credit_card: msg`Cartão de crédito` },
  references: { pix: msg`ID da transação`, bank_slip: msg`Número do pagamento no banco`, credit_card: msg`Número na operadora do cartão` },
  notes: {
    pix: msg`Este recibo pode ser conferido com o ID da transação no aplicativo do seu banco.`,
    bank_slip: msg`Este recibo pode ser conferido com o número do pagamento no banco que recebeu o boleto.`,
    credit_card: msg`Este recibo pode ser conferido com o número na operadora na fatura do cartão.`,
  },
  late: {
    pix: msg`O pagamento chegou depois do vencimento do código Pix e foi registrado.`,
    bank_slip: msg`O pagamento chegou depois do vencimento do boleto e foi registrado.`,
    credit_card: msg`O pagamento foi confirmado depois do prazo e foi registrado.`,
  },
  card: (brand: string, lastFour: string) => msg`${{ brand }} final ${{ lastFour }}`,
  installments: (count: number) => msg`em ${{ count }}x`,
})

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
}

/** For example `Pix`, `Boleto`, `Visa final 1111, em 3x`. */
export function methodName({ method, card }: Pick<PaymentReceipt, 'method' | 'card'>, locale: Locale): string {
  const words = methodWords[locale]
  if (!card) return words.names[method]
  const brand = (card.brand && brandNames[card.brand]) || words.names.credit_card
  return [
    card.lastFour ? words.card(brand, card.lastFour) : brand,
    ...(card.installments > 1 ? [words.installments(card.installments)] : []),
  ].join(', ')
}
