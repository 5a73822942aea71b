import type { DebtType } from '#api/debts.ts'
import type { Locale } from '#config'
import { receiptWords } from '../payments/receipts/receipt-words.ts'
import { monthWords } from './document-formats.ts'

/** `Mensalidade de outubro de 2026`, or what the institution called it. */
export function debtName(
  { type, description, competency }: { type: DebtType; description: string | null; competency: string },
  locale: Locale,
): string {
  return description ?? receiptWords[locale].types[type](monthWords(competency, locale))
}
