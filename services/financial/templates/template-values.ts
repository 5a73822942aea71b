import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { IncomeReport } from '#api/financial/income-report.ts'
import { placeholder } from '#api/financial/template-rules.ts'
import type { TemplateField, templateFields, TemplateText } from '#api/financial/template-content.ts'
import { formatTaxId } from '#api/tax-id.ts'
import { appConfig, type Locale } from '#config'
import { dateWords, money } from '../../platform/documents/document-formats.ts'

/** The values of a document's fields, as printed. */
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>

export function incomeValues({ baseYear, beneficiary, payer, totalNet, totalPaid }: IncomeReport, locale: Locale): TemplateValues {
  return {
    corporateName: beneficiary.corporateName,
    beneficiaryTaxId: formatTaxId(beneficiary.taxId),
    course: beneficiary.course,
    studentName: payer.student,
    registration: payer.registration,
    payerTaxId: formatTaxId(payer.taxId),
    baseYear: String(baseYear),
    totalNet: money(totalNet, locale),
    totalPaid: money(totalPaid, locale),
  } satisfies Record<(typeof templateFields)['income-report'][number], string>
}

export function slipValues(slip: BankSlipDocument, locale: Locale): TemplateValues {
  const { beneficiary, payer } = slip
  return {
    corporateName: beneficiary.name,
    beneficiaryTaxId: formatTaxId(beneficiary.taxId),
    beneficiaryAccount: beneficiary.account,
    bankName: slip.bank.name,
    studentName: payer.name,
    registration: payer.registrations.join(', ') || '—',
    payerTaxId: payer.taxId,
    amount: money(slip.amount, locale),
    dueDate: dateWords(slip.dueOn, locale),
    payableUntil: dateWords(slip.payableUntil, locale),
    issuedOn: dateWords(slip.issuedOn, locale),
    ourNumber: slip.ourNumber,
    documentNumber: slip.documentNumber,
  } satisfies Record<(typeof templateFields)['bank-slip'][number], string>
}

/** Returns the text in the reader's language, else in the first available, with field values inserted as plain text. */
export function filledText(text: TemplateText, values: TemplateValues, locale: Locale): string {
  const words = text[locale] ?? appConfig.locales.map((one) => text[one]).find((one) => one !== undefined) ?? ''
  return words.replaceAll(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as TemplateField] ?? whole) : whole,
  )
}
