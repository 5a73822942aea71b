import type { TemplateField } from '#api/financial/template-content.ts'
import type { Locale } from '#config'
import { msg } from '#services/platform/i18n/msg.ts'
import { incomeReportWords } from '../income-reports/income-report-words.ts'
import { localized } from '../../platform/i18n/localized.ts'

/** Labels of fields in a table of a document. */
export function fieldLabels(locale: Locale): Record<TemplateField, string> {
  const { corporateName, beneficiaryTaxId, course, student, registration, payerTaxId, baseYear, totalPaid } = incomeReportWords[locale]
  return { corporateName, beneficiaryTaxId, course, studentName: student, registration, payerTaxId, baseYear, totalPaid, ...others[locale] }
}

const others = localized({
  totalNet: msg`Total líquido no ano`,
  beneficiaryAccount: msg`Agência e conta`,
  bankName: msg`Banco`,
  amount: msg`Valor`,
  dueDate: msg`Vencimento`,
  payableUntil: msg`Pode ser pago até`,
  issuedOn: msg`Emitido em`,
  ourNumber: msg`Nosso número`,
  documentNumber: msg`Número do documento`,
})
