import type { IncomeTemplate, SlipTemplate, TemplateText } from '#api/financial/template-content.ts'
import { inEachLocale } from '../../platform/i18n/localized.ts'
import { incomeReportWords } from '../income-reports/income-report-words.ts'

const words = (name: 'beneficiary' | 'payer' | 'payments' | 'note'): TemplateText =>
  inEachLocale((locale) => incomeReportWords[locale][name])

/** The product's own layouts, used for documents without a template and as the start of new templates. */
export const startingTemplates: { 'income-report': IncomeTemplate; 'bank-slip': SlipTemplate } = {
  'income-report': {
    version: 1,
    document: 'income-report',
    blocks: [
      { type: 'part', part: 'total' },
      { type: 'heading', text: words('beneficiary') },
      { type: 'fields', fields: ['corporateName', 'beneficiaryTaxId', 'course'] },
      { type: 'heading', text: words('payer') },
      { type: 'fields', fields: ['studentName', 'registration', 'payerTaxId'] },
      { type: 'heading', text: words('payments') },
      { type: 'part', part: 'payments' },
      { type: 'text', text: words('note'), look: 'note' },
    ],
  },
  'bank-slip': {
    version: 1,
    document: 'bank-slip',
    blocks: [
      { type: 'part', part: 'howToPay' },
      { type: 'part', part: 'payerReceipt' },
      { type: 'part', part: 'debts' },
    ],
    instructions: [],
  },
}
