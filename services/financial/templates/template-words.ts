import type { TemplateField } from '#api/financial/template-content.ts'
import type { Locale } from '#config'
import { incomeReportWords } from '../income-reports/income-report-words.ts'

/** Labels of fields in a table of a document. */
export function fieldLabels(locale: Locale): Record<TemplateField, string> {
  const { corporateName, beneficiaryTaxId, course, student, registration, payerTaxId, baseYear, totalPaid } = incomeReportWords[locale]
  return { corporateName, beneficiaryTaxId, course, studentName: student, registration, payerTaxId, baseYear, totalPaid, ...others[locale] }
}

type Other =
  | 'totalNet'
  | 'beneficiaryAccount'
  | 'bankName'
  | 'amount'
  | 'dueDate'
  | 'payableUntil'
  | 'issuedOn'
  | 'ourNumber'
  | 'documentNumber'

const others: Record<Locale, Record<Other, string>> = {
  'pt-BR': {
    totalNet: 'Total líquido no ano',
    beneficiaryAccount: 'Agência e conta',
    bankName: 'Banco',
    amount: 'Valor',
    dueDate: 'Vencimento',
    payableUntil: 'Pode ser pago até',
    issuedOn: 'Emitido em',
    ourNumber: 'Nosso número',
    documentNumber: 'Número do documento',
  },
  en: {
    totalNet: 'Net total of the year',
    beneficiaryAccount: 'Branch and account',
    bankName: 'Bank',
    amount: 'Amount',
    dueDate: 'Due date',
    payableUntil: 'Can be paid until',
    issuedOn: 'Issued on',
    ourNumber: 'Our number',
    documentNumber: 'Document number',
  },
  es: {
    totalNet: 'Total neto del año',
    beneficiaryAccount: 'Agencia y cuenta',
    bankName: 'Banco',
    amount: 'Importe',
    dueDate: 'Vencimiento',
    payableUntil: 'Se puede pagar hasta',
    issuedOn: 'Emitido el',
    ourNumber: 'Nuestro número',
    documentNumber: 'Número del documento',
  },
}
