import type { DebtInstallment } from '#api/financial/debts.ts'
import type { Locale } from '#config'

interface IncomeReportWords {
  title: string
  baseYear: string
  totalPaid: string
  beneficiary: string
  corporateName: string
  beneficiaryTaxId: string
  course: string
  payer: string
  student: string
  registration: string
  payerTaxId: string
  payments: string
  debt: string
  /** Its agreement is not named elsewhere. */
  installment: (installment: DebtInstallment) => string
  invoice: string
  month: string
  paymentDate: string
  ticketNumber: string
  netAmount: string
  amountPaid: string
  total: string
  note: string
}

export const incomeReportWords: Record<Locale, IncomeReportWords> = {
  'pt-BR': {
    title: 'Informe de pagamentos para o imposto de renda',
    baseYear: 'Ano-base',
    totalPaid: 'Total pago no ano',
    beneficiary: 'Beneficiário',
    corporateName: 'Razão social',
    beneficiaryTaxId: 'CNPJ',
    course: 'Curso',
    payer: 'Pagador',
    student: 'Estudante',
    registration: 'Matrícula',
    payerTaxId: 'CPF',
    payments: 'Pagamentos do ano',
    debt: 'Referente a',
    installment: ({ number, count }) => `Acordo, parcela ${number} de ${count}`,
    invoice: 'Nota',
    month: 'Mês',
    paymentDate: 'Pago em',
    ticketNumber: 'Recibo',
    netAmount: 'Valor líquido',
    amountPaid: 'Valor pago',
    total: 'Total',
    note: 'Um pagamento conta no ano em que foi feito, seja qual for o mês a que se refere.',
  },
  en: {
    title: 'Payments report for income tax',
    baseYear: 'Base year',
    totalPaid: 'Total paid in the year',
    beneficiary: 'Beneficiary',
    corporateName: 'Corporate name',
    beneficiaryTaxId: 'Tax ID (CNPJ)',
    course: 'Course',
    payer: 'Payer',
    student: 'Student',
    registration: 'Enrollment no.',
    payerTaxId: 'Tax ID (CPF)',
    payments: 'Payments of the year',
    debt: 'For',
    installment: ({ number, count }) => `Agreement, installment ${number} of ${count}`,
    invoice: 'Invoice',
    month: 'Month',
    paymentDate: 'Paid on',
    ticketNumber: 'Receipt',
    netAmount: 'Net amount',
    amountPaid: 'Amount paid',
    total: 'Total',
    note: 'A payment counts in the year in which it was made, whatever month it was for.',
  },
  es: {
    title: 'Informe de pagos para el impuesto sobre la renta',
    baseYear: 'Año base',
    totalPaid: 'Total pagado en el año',
    beneficiary: 'Beneficiario',
    corporateName: 'Razón social',
    beneficiaryTaxId: 'CNPJ',
    course: 'Carrera',
    payer: 'Pagador',
    student: 'Estudiante',
    registration: 'Matrícula',
    payerTaxId: 'CPF',
    payments: 'Pagos del año',
    debt: 'Por concepto de',
    installment: ({ number, count }) => `Acuerdo, cuota ${number} de ${count}`,
    invoice: 'Factura',
    month: 'Mes',
    paymentDate: 'Pagado el',
    ticketNumber: 'Recibo',
    netAmount: 'Valor neto',
    amountPaid: 'Valor pagado',
    total: 'Total',
    note: 'Un pago cuenta en el año en que se hizo, sea cual sea el mes al que se refiere.',
  },
}
