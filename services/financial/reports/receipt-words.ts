import type { Locale } from '#config'
import type { DebtType } from '#api/debts.ts'

interface ReceiptWords {
  title: string
  receiptNumber: string
  paidAt: string
  method: string
  payer: string
  payerTaxId: string
  receiver: string
  receiverTaxId: string
  endToEndId: string
  items: string
  dueDate: string
  amount: string
  total: string
  credit: string
  late: string
  note: string
  types: Record<DebtType, (competency: string) => string>
}

/** What a payment receipt says. The services' own: the portal's catalogues belong to the portal. */
export const receiptWords: Record<Locale, ReceiptWords> = {
  'pt-BR': {
    title: 'Comprovante de pagamento',
    receiptNumber: 'Número do comprovante',
    paidAt: 'Pago em',
    method: 'Forma de pagamento',
    payer: 'Pagador',
    payerTaxId: 'CPF do pagador',
    receiver: 'Recebedor',
    receiverTaxId: 'CNPJ do recebedor',
    endToEndId: 'Identificador do Pix',
    items: 'O que foi pago',
    dueDate: 'Vencimento',
    amount: 'Valor',
    total: 'Total pago',
    credit: 'Crédito para próximos débitos',
    late: 'O pagamento chegou depois do vencimento do código Pix e foi registrado.',
    note: 'Este comprovante pode ser conferido com o identificador do Pix no aplicativo do seu banco.',
    types: {
      tuition: (competency) => `Mensalidade de ${competency}`,
      service: (competency) => `Serviço, ${competency}`,
      agreement: (competency) => `Parcela de acordo, ${competency}`,
    },
  },
  en: {
    title: 'Payment receipt',
    receiptNumber: 'Receipt number',
    paidAt: 'Paid on',
    method: 'Payment method',
    payer: 'Payer',
    payerTaxId: 'Payer tax ID (CPF)',
    receiver: 'Receiver',
    receiverTaxId: 'Receiver tax ID (CNPJ)',
    endToEndId: 'Pix identifier',
    items: 'What was paid',
    dueDate: 'Due date',
    amount: 'Amount',
    total: 'Total paid',
    credit: 'Credit towards future debts',
    late: 'The payment arrived after the Pix code had expired and was recorded.',
    note: 'You can check this receipt with the Pix identifier in your bank’s app.',
    types: {
      tuition: (competency) => `Tuition for ${competency}`,
      service: (competency) => `Service, ${competency}`,
      agreement: (competency) => `Agreement installment, ${competency}`,
    },
  },
  es: {
    title: 'Comprobante de pago',
    receiptNumber: 'Número de comprobante',
    paidAt: 'Pagado el',
    method: 'Medio de pago',
    payer: 'Pagador',
    payerTaxId: 'CPF del pagador',
    receiver: 'Beneficiario',
    receiverTaxId: 'CNPJ del beneficiario',
    endToEndId: 'Identificador del Pix',
    items: 'Qué se pagó',
    dueDate: 'Vencimiento',
    amount: 'Importe',
    total: 'Total pagado',
    credit: 'Crédito para próximas deudas',
    late: 'El pago llegó después del vencimiento del código Pix y quedó registrado.',
    note: 'Puede verificar este comprobante con el identificador del Pix en la aplicación de su banco.',
    types: {
      tuition: (competency) => `Mensualidad de ${competency}`,
      service: (competency) => `Servicio, ${competency}`,
      agreement: (competency) => `Cuota de acuerdo, ${competency}`,
    },
  },
}
