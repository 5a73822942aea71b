import { Document, type DocumentProps, Font, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Locale } from '#config'
import type { PaymentReceipt } from '#api/payments.ts'
import { cnpjWords, dateWords, money, monthWords, timeWords } from './receipt-formats.ts'
import { receiptWords } from './receipt-words.ts'

// Whole words only: names and identifiers are not to be broken.
Font.registerHyphenationCallback((word) => [word])

// The portal's Atkinson Hyperlegible comes as variable WOFF2, which the PDF library cannot cut down to the letters
// in use; these two are part of every PDF reader.
const regular = 'Helvetica'
const bold = 'Helvetica-Bold'
const ink = '#1c1a17'
const muted = '#5f5a52'
const hairline = '#e4e0d9'

const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: regular, fontSize: 11, lineHeight: 1.4, color: ink },
  institution: { fontSize: 12, color: muted },
  title: { fontFamily: bold, fontSize: 22, marginTop: 4 },
  amount: { fontFamily: bold, fontSize: 32, marginTop: 24, marginBottom: 24 },
  facts: { borderTopWidth: 1, borderColor: hairline },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, paddingVertical: 7, borderBottomWidth: 1, borderColor: hairline },
  label: { color: muted },
  value: { textAlign: 'right', maxWidth: 320 },
  section: { fontFamily: bold, fontSize: 14, marginTop: 28, marginBottom: 6 },
  item: { flexGrow: 1, flexBasis: 0 },
  due: { width: 150, color: muted },
  cents: { width: 110, textAlign: 'right' },
  note: { marginTop: 24, color: muted },
})

/** A payment receipt on A4. Its accessible twin is the portal's receipt page: react-pdf makes no tagged PDF. */
export function receiptDocument(receipt: PaymentReceipt, locale: Locale): ReactElement<DocumentProps> {
  const words = receiptWords[locale]
  const title = `${words.title} ${receipt.receiptNumber}`
  const paid = receipt.amount
  return h(
    Document,
    { title, author: receipt.institutionName, language: locale, creator: receipt.institutionName, producer: receipt.institutionName },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.institution }, receipt.institutionName),
      h(Text, { style: styles.title }, words.title),
      h(Text, { style: styles.amount }, money(paid, locale)),
      h(
        View,
        { style: styles.facts },
        fact(words.receiptNumber, receipt.receiptNumber),
        fact(words.paidAt, timeWords(receipt.paidAt, locale)),
        fact(words.method, 'Pix'),
        fact(words.payer, receipt.payerName),
        fact(words.payerTaxId, receipt.payerTaxId),
        fact(words.receiver, receipt.institutionName),
        fact(words.receiverTaxId, cnpjWords(receipt.institutionTaxId)),
        fact(words.endToEndId, receipt.endToEndId),
      ),
      h(Text, { style: styles.section }, words.items),
      h(
        View,
        { style: styles.facts },
        ...receipt.debts.map((debt) =>
          h(
            View,
            { key: debt.debtId, style: styles.row, wrap: false },
            h(Text, { style: styles.item }, debt.description ?? words.types[debt.type](monthWords(debt.competency, locale))),
            h(Text, { style: styles.due }, `${words.dueDate} ${dateWords(debt.dueDate, locale)}`),
            h(Text, { style: styles.cents }, money(debt.amount, locale)),
          ),
        ),
        fact(words.total, money(paid, locale)),
        receipt.creditAmount > 0 ? fact(words.credit, money(receipt.creditAmount, locale)) : null,
      ),
      receipt.late ? h(Text, { style: styles.note }, words.late) : null,
      h(Text, { style: styles.note }, words.note),
    ),
  )
}

function fact(label: string, value: string) {
  return h(View, { style: styles.row, wrap: false }, h(Text, { style: styles.label }, label), h(Text, { style: styles.value }, value))
}
