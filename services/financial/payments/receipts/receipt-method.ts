import type { PaymentMethodType, PaymentReceipt } from '#api/financial/payments.ts'
import type { Locale } from '#config'

interface MethodWords {
  names: Record<PaymentMethodType, string>
  references: Record<PaymentMethodType, string>
  notes: Record<PaymentMethodType, string>
  late: Record<PaymentMethodType, string>
  card(brand: string, lastFour: string): string
  installments(count: number): string
}

export const methodWords: Record<Locale, MethodWords> = {
  'pt-BR': {
    names: { pix: 'Pix', bank_slip: 'Boleto', credit_card: 'Cartão de crédito' },
    references: { pix: 'ID da transação', bank_slip: 'Número do pagamento no banco', credit_card: 'Número na operadora do cartão' },
    notes: {
      pix: 'Este recibo pode ser conferido com o ID da transação no aplicativo do seu banco.',
      bank_slip: 'Este recibo pode ser conferido com o número do pagamento no banco que recebeu o boleto.',
      credit_card: 'Este recibo pode ser conferido com o número na operadora na fatura do cartão.',
    },
    late: {
      pix: 'O pagamento chegou depois do vencimento do código Pix e foi registrado.',
      bank_slip: 'O pagamento chegou depois do vencimento do boleto e foi registrado.',
      credit_card: 'O pagamento foi confirmado depois do prazo e foi registrado.',
    },
    card: (brand, lastFour) => `${brand} final ${lastFour}`,
    installments: (count) => `em ${count}x`,
  },
  en: {
    names: { pix: 'Pix', bank_slip: 'Bank slip', credit_card: 'Credit card' },
    references: { pix: 'Transaction ID', bank_slip: 'Payment number at the bank', credit_card: 'Number at the card acquirer' },
    notes: {
      pix: 'You can check this receipt with the transaction ID in your bank’s app.',
      bank_slip: 'You can check this receipt with the payment number at the bank that took the slip.',
      credit_card: 'You can check this receipt with the acquirer’s number on your card statement.',
    },
    late: {
      pix: 'The payment arrived after the Pix code had expired and was recorded.',
      bank_slip: 'The payment arrived after the bank slip was due and was recorded.',
      credit_card: 'The payment was confirmed after its time and was recorded.',
    },
    card: (brand, lastFour) => `${brand} ending in ${lastFour}`,
    installments: (count) => `in ${count} installments`,
  },
  es: {
    names: { pix: 'Pix', bank_slip: 'Boleto', credit_card: 'Tarjeta de crédito' },
    references: {
      pix: 'ID de la transacción',
      bank_slip: 'Número del pago en el banco',
      credit_card: 'Número en la operadora de la tarjeta',
    },
    notes: {
      pix: 'Puedes verificar este recibo con el ID de la transacción en la aplicación de tu banco.',
      bank_slip: 'Puedes verificar este recibo con el número del pago en el banco que recibió el boleto.',
      credit_card: 'Puedes verificar este recibo con el número en la operadora en el resumen de la tarjeta.',
    },
    late: {
      pix: 'El pago llegó después del vencimiento del código Pix y quedó registrado.',
      bank_slip: 'El pago llegó después del vencimiento del boleto y quedó registrado.',
      credit_card: 'El pago se confirmó después del plazo y quedó registrado.',
    },
    card: (brand, lastFour) => `${brand} terminada en ${lastFour}`,
    installments: (count) => `en ${count} cuotas`,
  },
}

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
