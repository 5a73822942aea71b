import { Document, type DocumentProps, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Locale } from '#config'
import type { PaymentReceipt } from '#api/payments.ts'
import { cnpjWords, dateWords, debtName, money, timeWords } from '../../documents/document-formats.ts'
import { fact, facts, muted, reportHead, type ReportLogo, styles } from '../../documents/document-parts.ts'
import { methodName, methodWords } from './receipt-method.ts'
import { receiptWords } from './receipt-words.ts'

const columns = StyleSheet.create({
  item: { flexGrow: 1, flexBasis: 0 },
  due: { width: 150, color: muted },
  cents: { width: 110, textAlign: 'right' },
})

/** react-pdf makes no tagged PDF, so the portal's receipt page is the accessible version. */
export function receiptDocument(receipt: PaymentReceipt, locale: Locale, logo: ReportLogo | null): ReactElement<DocumentProps> {
  const words = receiptWords[locale]
  const title = `${words.title} ${receipt.receiptNumber}`
  const paid = receipt.amount
  return h(
    Document,
    { title, author: receipt.institutionName, language: locale, creator: receipt.institutionName, producer: receipt.institutionName },
    h(
      Page,
      { size: 'A4', style: styles.page },
      reportHead(receipt.institutionName, words.title, logo),
      h(Text, { style: styles.amount }, money(paid, locale)),
      facts(
        fact(words.receiptNumber, receipt.receiptNumber),
        fact(words.paidAt, timeWords(receipt.paidAt, locale)),
        fact(words.method, methodName(receipt, locale)),
        fact(words.payer, receipt.payerName),
        fact(words.payerTaxId, receipt.payerTaxId),
        fact(words.receiver, receipt.institutionName),
        fact(words.receiverTaxId, cnpjWords(receipt.institutionTaxId)),
        fact(methodWords[locale].references[receipt.method], receipt.endToEndId),
      ),
      h(Text, { style: styles.section }, words.items),
      facts(
        ...receipt.debts.map((debt) =>
          h(
            View,
            { key: debt.debtId, style: styles.row, wrap: false },
            h(Text, { style: columns.item }, debtName(debt, locale)),
            h(Text, { style: columns.due }, `${words.dueDate} ${dateWords(debt.dueDate, locale)}`),
            h(Text, { style: columns.cents }, money(debt.amount, locale)),
          ),
        ),
        fact(words.total, money(paid, locale)),
        receipt.creditAmount > 0 ? fact(words.credit, money(receipt.creditAmount, locale)) : null,
      ),
      receipt.late ? h(Text, { style: styles.note }, methodWords[locale].late[receipt.method]) : null,
      h(Text, { style: styles.note }, methodWords[locale].notes[receipt.method]),
    ),
  )
}
