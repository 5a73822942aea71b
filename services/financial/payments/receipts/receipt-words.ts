import type { Locale } from '#config'
import type { DebtInstallment, DebtType } from '#api/financial/debts.ts'

interface ReceiptWords {
  title: string
  receiptNumber: string
  paidAt: string
  method: string
  payer: string
  student: string
  payerTaxId: string
  receiver: string
  receiverTaxId: string
  items: string
  dueDate: string
  amount: string
  total: string
  credit: string
  types: Record<DebtType, (competency: string) => string>
  installment: (installment: DebtInstallment) => string
}

/** Texts of receipts. Documents are rendered here, so their texts are not in the portal's catalogs. */
export const receiptWords: Record<Locale, ReceiptWords> = {
  'pt-BR': {
    title: 'Recibo de pagamento',
    receiptNumber: 'Número do recibo',
    paidAt: 'Pago em',
    method: 'Forma de pagamento',
    payer: 'Pagador',
    student: 'Aluno',
    payerTaxId: 'CPF do pagador',
    receiver: 'Recebedor',
    receiverTaxId: 'CNPJ do recebedor',
    items: 'O que foi pago',
    dueDate: 'Vencimento',
    amount: 'Valor',
    total: 'Total pago',
    credit: 'Crédito para próximos débitos',
    installment: ({ number, count }) => `Parcela ${number} de ${count}`,
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
    student: 'Student',
    payerTaxId: 'Payer tax ID (CPF)',
    receiver: 'Receiver',
    receiverTaxId: 'Receiver tax ID (CNPJ)',
    items: 'What was paid',
    dueDate: 'Due date',
    amount: 'Amount',
    total: 'Total paid',
    credit: 'Credit towards future debts',
    installment: ({ number, count }) => `Installment ${number} of ${count}`,
    types: {
      tuition: (competency) => `Tuition for ${competency}`,
      service: (competency) => `Service, ${competency}`,
      agreement: (competency) => `Agreement installment, ${competency}`,
    },
  },
  es: {
    title: 'Recibo de pago',
    receiptNumber: 'Número de recibo',
    paidAt: 'Pagado el',
    method: 'Medio de pago',
    payer: 'Pagador',
    student: 'Estudiante',
    payerTaxId: 'CPF del pagador',
    receiver: 'Beneficiario',
    receiverTaxId: 'CNPJ del beneficiario',
    items: 'Qué se pagó',
    dueDate: 'Vencimiento',
    amount: 'Importe',
    total: 'Total pagado',
    credit: 'Crédito para próximas deudas',
    installment: ({ number, count }) => `Cuota ${number} de ${count}`,
    types: {
      tuition: (competency) => `Mensualidad de ${competency}`,
      service: (competency) => `Servicio, ${competency}`,
      agreement: (competency) => `Cuota de acuerdo, ${competency}`,
    },
  },
}
