import { Document, type DocumentProps, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Locale } from '#config'
import type { IncomeReport, IncomeReportLine } from '#api/income-report.ts'
import { incomeReportWords } from './income-report-words.ts'
import { cnpjWords, cpfWords, dateWords, money, monthFigures } from '../documents/document-formats.ts'
import { bold, fact, facts, hairline, muted, reportHead, type ReportLogo, sheet, styles } from '../documents/document-parts.ts'

const table = StyleSheet.create({
  year: { color: muted, marginTop: 4 },
  line: { flexDirection: 'row', gap: 8, paddingVertical: 5, borderBottomWidth: 1, borderColor: hairline, fontSize: 9 },
  head: { color: muted, fontFamily: bold },
  total: { fontFamily: bold, borderBottomWidth: 0, borderTopWidth: 2, fontSize: 11 },
  invoice: { width: 76 },
  month: { width: 46 },
  date: { width: 62 },
  ticket: { flexGrow: 1, flexBasis: 0 },
  cents: { width: 84, textAlign: 'right' },
})

export function incomeReportDocument(
  reports: readonly IncomeReport[],
  locale: Locale,
  logo: ReportLogo | null,
): ReactElement<DocumentProps> {
  const words = incomeReportWords[locale]
  const { corporateName } = reports[0]!.beneficiary
  return h(
    Document,
    {
      title: `${words.title} ${reports[0]!.baseYear}`,
      author: corporateName,
      language: locale,
      creator: corporateName,
      producer: corporateName,
    },
    ...reports.map((report) => reportPage(report, locale, logo)),
  )
}

function reportPage(
  { enrollmentId, baseYear, beneficiary, payer, lines, totalNet, totalPaid }: IncomeReport,
  locale: Locale,
  logo: ReportLogo | null,
): ReactElement {
  const words = incomeReportWords[locale]
  return sheet(
    enrollmentId,
    `${words.title} ${baseYear} · ${payer.student}`,
    reportHead(beneficiary.corporateName, words.title, logo),
    h(Text, { style: table.year }, `${words.baseYear} ${baseYear}. ${words.totalPaid}:`),
    h(Text, { style: [styles.amount, { marginTop: 8 }] }, money(totalPaid, locale)),
    h(Text, { style: [styles.section, { marginTop: 0 }] }, words.beneficiary),
    facts(
      fact(words.corporateName, beneficiary.corporateName),
      fact(words.beneficiaryTaxId, cnpjWords(beneficiary.taxId)),
      fact(words.course, beneficiary.course),
    ),
    h(Text, { style: styles.section }, words.payer),
    facts(fact(words.student, payer.student), fact(words.registration, payer.registration), fact(words.payerTaxId, cpfWords(payer.taxId))),
    h(Text, { style: styles.section, minPresenceAhead: 60 }, words.payments),
    row('head', [words.invoice, words.month, words.paymentDate, words.ticketNumber, words.netAmount, words.amountPaid], table.head),
    ...lines.map((line, index) => row(index, lineWords(line, locale))),
    row('total', [words.total, '', '', '', money(totalNet, locale), money(totalPaid, locale)], table.total),
    h(Text, { style: styles.note }, words.note),
  )
}

function lineWords(
  { invoiceNumber, year, month, paymentDate, ticketNumber, netAmount, amountPaid }: IncomeReportLine,
  locale: Locale,
): string[] {
  return [
    invoiceNumber ?? '—',
    monthFigures(year, month),
    dateWords(paymentDate, locale),
    ticketNumber,
    money(netAmount, locale),
    money(amountPaid, locale),
  ]
}

function row(key: string | number, cells: readonly string[], look = {}): ReactElement {
  const columns = [table.invoice, table.month, table.date, table.ticket, table.cents, table.cents]
  return h(
    View,
    { key, style: [table.line, look], wrap: false },
    ...cells.map((cell, index) => h(Text, { key: index, style: columns[index]! }, cell)),
  )
}
