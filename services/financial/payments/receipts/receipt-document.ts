import type { Locale } from '#config'
import type { PaymentReceipt } from '#api/financial/payments.ts'
import { formatTaxId } from '#api/tax-id.ts'
import { debtName } from '../../debts/debt-name.ts'
import { dateWords, money, timeWords } from '../../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../../platform/documents/document-logo.ts'
import { amount, facts, head, note, openPaper, type Paper, rule, section } from '../../../platform/documents/document-parts.ts'
import { table } from '../../../platform/documents/document-table.ts'
import { muted } from '../../../platform/documents/document-text.ts'
import { methodName, methodWords } from './receipt-method.ts'
import type { LinkReceipt } from './receipt.queries.ts'
import { receiptWords } from './receipt-words.ts'

const items = {
  columns: [{ header: true }, { width: 150, color: muted }, { width: 110, right: true }],
  gap: 24,
  padding: 7,
  size: 11,
  leading: 15.4,
}

export function receiptDocument(receipt: PaymentReceipt | LinkReceipt, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = receiptWords[locale]
  const institution = receipt.institutionName
  const paid = money(receipt.amount, locale)
  const paper = openPaper({ title: `${words.title} ${receipt.receiptNumber}`, institution, language: locale })
  head(paper, institution, words.title, logo)
  amount(paper, paid)
  facts(paper, [
    [words.receiptNumber, receipt.receiptNumber],
    [words.paidAt, timeWords(receipt.paidAt, locale)],
    [words.method, methodName(receipt, locale)],
    ...('studentName' in receipt
      ? [[words.student, receipt.studentName] as const]
      : [[words.payer, receipt.payerName] as const, [words.payerTaxId, receipt.payerTaxId] as const]),
    [words.receiver, institution],
    [words.receiverTaxId, formatTaxId(receipt.institutionTaxId)],
    [methodWords[locale].references[receipt.method], receipt.endToEndId],
  ])
  if (receipt.debts.length > 0) {
    section(paper, words.items)
    rule(paper)
    table(
      paper,
      items,
      receipt.debts.map((debt) => ({
        cells: [debtName(debt, locale), `${words.dueDate} ${dateWords(debt.dueDate, locale)}`, money(debt.amount, locale)],
      })),
    )
  }
  const credit = [words.credit, money(receipt.creditAmount, locale)] as const
  facts(paper, [[words.total, paid], ...(receipt.creditAmount > 0 ? [credit] : [])], { topLine: false })
  if (receipt.late) note(paper, methodWords[locale].late[receipt.method])
  note(paper, methodWords[locale].notes[receipt.method])
  return paper
}
