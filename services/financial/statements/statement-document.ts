import { Document, type DocumentProps, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Statement, StatementRow } from '#api/statement.ts'
import type { Locale } from '#config'
import { dateWords, debtName, money } from '../documents/document-formats.ts'
import { bold, fact, facts, hairline, muted, reportHead, type ReportLogo, sheet, styles } from '../documents/document-parts.ts'
import { statementWords } from './statement-words.ts'

const table = StyleSheet.create({
  period: { color: muted, marginTop: 4 },
  line: { flexDirection: 'row', gap: 8, paddingVertical: 5, borderBottomWidth: 1, borderColor: hairline, fontSize: 9 },
  head: { color: muted, fontFamily: bold },
  total: { fontFamily: bold, borderBottomWidth: 0, borderTopWidth: 2, fontSize: 10 },
  date: { width: 56 },
  words: { flexGrow: 1, flexBasis: 0 },
  cents: { width: 78, textAlign: 'right' },
})

export function statementDocument(statement: Statement, locale: Locale, logo: ReportLogo | null): ReactElement<DocumentProps> {
  const words = statementWords[locale]
  const { from, to, rows, openingBalance, closingBalance, totalDebit, totalCredit } = statement
  const institution = statement.institutionName ?? ''
  const student = statement.studentName ?? ''
  const period = words.period(dateWords(from, locale), dateWords(to, locale))
  return h(
    Document,
    { title: `${words.title} ${period}`, author: institution, language: locale, creator: institution, producer: institution },
    sheet(
      'statement',
      `${words.title} · ${period} · ${student}`,
      reportHead(institution, words.title, logo),
      h(Text, { style: table.period }, `${period}. ${closingBalance < 0 ? words.inFavour : words.owed}:`),
      h(Text, { style: [styles.amount, { marginTop: 8 }] }, money(Math.abs(closingBalance), locale)),
      facts(
        fact(words.student, student),
        fact(words.openingBalance, money(openingBalance, locale)),
        fact(words.totalDebit, money(totalDebit, locale)),
        fact(words.totalCredit, money(totalCredit, locale)),
      ),
      h(Text, { style: styles.section, minPresenceAhead: 60 }, words.movements),
      line('head', [words.date, words.description, words.debit, words.credit, words.balance], table.head),
      ...rows.map((row, index) => line(index, rowWords(row, locale))),
      ...(rows.length === 0 ? [h(Text, { key: 'none', style: table.period }, words.none)] : []),
      line(
        'total',
        [dateWords(to, locale), words.closingBalance, money(totalDebit, locale), money(totalCredit, locale), money(closingBalance, locale)],
        table.total,
      ),
      h(Text, { style: styles.note }, words.note),
    ),
  )
}

function rowWords(row: StatementRow, locale: Locale): string[] {
  const { date, debit, credit, balance } = row
  const amount = (cents: number) => (cents === 0 ? '' : money(cents, locale))
  return [dateWords(date, locale), description(row, locale), amount(debit), amount(credit), money(balance, locale)]
}

function description(row: StatementRow, locale: Locale): string {
  const words = statementWords[locale]
  const debt = debtName(row, locale)
  const late = row.late ? ` (${words.late})` : ''
  if (row.kind === 'payment') return words.payment(debt, row.method && words.methods[row.method]) + late
  if (row.kind === 'agreement') return words.agreement(debt, row.agreementId)
  return words.kinds[row.kind](debt) + late
}

function line(key: string | number, cells: readonly string[], look = {}): ReactElement {
  const columns = [table.date, table.words, table.cents, table.cents, table.cents]
  return h(
    View,
    { key, style: [table.line, look], wrap: false },
    ...cells.map((cell, index) => h(Text, { key: index, style: columns[index]! }, cell)),
  )
}
