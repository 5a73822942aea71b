import { Document, type DocumentProps, Page, Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Locale } from '#config'
import type { InvoiceDetails } from '#api/invoices.ts'
import { invoiceWords } from './invoice-words.ts'
import { cnpjWords, cpfWords, dateWords, money, monthWords } from '../documents/document-formats.ts'
import { fact, facts, reportHead, type ReportLogo, styles } from '../documents/document-parts.ts'
import { receiptWords } from '../payments/receipts/receipt-words.ts'

export function invoiceDocument(invoice: InvoiceDetails, locale: Locale, logo: ReportLogo | null): ReactElement<DocumentProps> {
  const words = invoiceWords[locale]
  const month = monthWords(invoice.competency, locale)
  return h(
    Document,
    {
      title: `${words.title} ${invoice.invoiceNumber}`,
      author: invoice.institutionName,
      language: locale,
      creator: invoice.institutionName,
      producer: invoice.institutionName,
    },
    h(
      Page,
      { size: 'A4', style: styles.page },
      reportHead(invoice.institutionName, `${words.title} ${invoice.invoiceNumber}`, logo),
      h(Text, { style: styles.amount }, money(invoice.amount, locale)),
      facts(
        fact(words.number, invoice.invoiceNumber),
        fact(words.issueDate, dateWords(invoice.issueDate, locale)),
        fact(words.competency, month),
        fact(words.status, words.statuses[invoice.status]),
        fact(words.item, invoice.description ?? receiptWords[locale].types[invoice.type](month)),
        fact(words.issuer, invoice.institutionName),
        fact(words.issuerTaxId, cnpjWords(invoice.institutionTaxId)),
        fact(words.student, invoice.studentName),
        fact(words.studentTaxId, cpfWords(invoice.studentTaxId)),
        fact(words.course, invoice.course),
        fact(words.registration, invoice.registration),
      ),
      invoice.status === 'canceled' ? h(Text, { style: styles.note }, words.canceled) : null,
    ),
  )
}
