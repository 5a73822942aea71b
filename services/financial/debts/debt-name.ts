import type { DebtSummary } from '#api/financial/debts.ts'
import type { Locale } from '#config'
import { monthWords } from '../../platform/documents/document-formats.ts'
import { receiptWords } from '../payments/receipts/receipt-words.ts'

/** The institution's description, else for example `Mensalidade de outubro de 2026`. */
export function debtName(
  { type, description, installment, competency }: Pick<DebtSummary, 'type' | 'description' | 'installment' | 'competency'>,
  locale: Locale,
): string {
  const words = receiptWords[locale]
  if (installment) return words.installment(installment)
  return description ?? words.types[type](monthWords(competency, locale))
}
