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
  items: string
  dueDate: string
  amount: string
  total: string
  credit: string
  types: Record<DebtType, (competency: string) => string>
}

/** Texts of receipts. Documents are rendered here, so their texts are not in the portal's catalogs. */
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
    items: 'O que foi pago',
    dueDate: 'Vencimento',
    amount: 'Valor',
    total: 'Total pago',
    credit: 'Crédito para próximos débitos',
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
    items: 'What was paid',
    dueDate: 'Due date',
    amount: 'Amount',
    total: 'Total paid',
    credit: 'Credit towards future debts',
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
    items: 'Qué se pagó',
    dueDate: 'Vencimiento',
    amount: 'Importe',
    total: 'Total pagado',
    credit: 'Crédito para próximas deudas',
    types: {
      tuition: (competency) => `Mensualidad de ${competency}`,
      service: (competency) => `Servicio, ${competency}`,
      agreement: (competency) => `Cuota de acuerdo, ${competency}`,
    },
  },
}
