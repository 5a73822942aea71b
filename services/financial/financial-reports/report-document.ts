import { expectedAmount } from '#api/financial/expected-amount.ts'
import type { FinancialReport } from '#api/financial/financial-reports.ts'
import { paymentMethodType } from '#api/financial/payments.ts'
import type { Locale } from '#config'
import { dateWords, money, monthWords } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { amount, facts, head, note, openPaper, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { ledger } from '../../platform/documents/document-table.ts'
import { muted } from '../../platform/documents/document-text.ts'
import { incomeReportWords } from '../income-reports/income-report-words.ts'
import { methodWords } from '../payments/receipts/receipt-method.ts'
import { receiptWords } from '../payments/receipts/receipt-words.ts'
import { statementWords } from '../statements/statement-words.ts'
import { reportWords } from './report-words.ts'

export interface PlacedReport {
  report: FinancialReport
  /** Names of the institutions that it is about. */
  place: string
}

const cents = { width: 84, right: true }
const count = { width: 56, right: true }

/** The table of a report, as the page shows it. */
export function financialReportDocument({ report, place }: PlacedReport, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = reportWords[locale]
  const title = words.titles[report.report]
  const when = whenWords(report, locale)
  const paper = openPaper({ title: `${title} ${when}`, institution: place, language: locale, foot: `${title} · ${when}` })
  head(paper, place, title, logo)
  paragraph(paper, `${when}. ${words.notes[report.report]}`, { color: muted, before: 4 })
  amount(paper, money(report.total.amount, locale), 8)
  facts(paper, [[words.institutions, place]])
  section(paper, title, { ahead: 60 })
  const { titles, columns, rows, total } = getTable(report, locale)
  ledger(
    paper,
    [{}, ...columns],
    [
      { kind: 'head', cells: titles },
      ...rows.map((cells) => ({ cells })),
      { kind: 'total', size: 10, cells: [incomeReportWords[locale].total, ...total] },
    ],
  )
  if (report.report === 'forecast') note(paper, behaviorWords(report, locale))
  return paper
}

function whenWords(report: FinancialReport, locale: Locale): string {
  const words = reportWords[locale]
  const day = (civil: string) => dateWords(civil, locale)
  if (report.report === 'received' || report.report === 'agreements') return statementWords[locale].period(day(report.from), day(report.to))
  const on = words.on(day(report.today))
  if (report.report === 'forecast') return on
  return [on, report.from && words.dueFrom(day(report.from)), report.to && words.dueTo(day(report.to))].filter(Boolean).join(', ')
}

interface DocumentTable {
  titles: string[]
  columns: Array<{ width: number; right: boolean }>
  rows: string[][]
  /** Cells of the total row without its label. */
  total: string[]
}

function getTable(report: FinancialReport, locale: Locale): DocumentTable {
  const words = { ...reportWords[locale], dueDate: receiptWords[locale].dueDate, amount: receiptWords[locale].amount }
  const { month, total } = incomeReportWords[locale]
  const number = (value: number) => value.toLocaleString(locale)
  const value = (amount: number) => money(amount, locale)
  const debts = (row: { count: number; amount: number }) => [number(row.count), value(row.amount)]
  switch (report.report) {
    case 'receivables':
      return {
        titles: [words.age, words.debts, words.amount],
        columns: [count, cents],
        rows: report.rows.map((row) => [words.ages[row.age], ...debts(row)]),
        total: debts(report.total),
      }
    case 'received': {
      const name = (from: string) => (report.unit === 'day' ? dateWords(from, locale) : monthRow(from, locale))
      return {
        titles: [
          report.unit === 'day' ? words.day : month,
          ...paymentMethodType.options.map((method) => methodWords[locale].names[method]),
          total,
        ],
        columns: [cents, cents, cents, cents],
        rows: report.rows.map(({ from, methods, amount }) => [
          name(from),
          ...paymentMethodType.options.map((method) => value(methods[method].amount)),
          value(amount),
        ]),
        total: [...report.methods.map(({ amount }) => value(amount)), value(report.total.amount)],
      }
    }
    case 'agreements': {
      const cells = (row: { count: number; amount: number; paid: number; due: number }) => [...debts(row), value(row.paid), value(row.due)]
      return {
        titles: [words.standing, words.agreements, words.agreed, words.paid, words.due],
        columns: [count, cents, cents, cents],
        rows: report.rows.map((row) => [words.standings[row.standing], ...cells(row)]),
        total: cells(report.total),
      }
    }
    case 'forecast': {
      const { behavior } = report
      const expected = ({ amount }: { amount: number }) =>
        behavior ? [value(expectedAmount(amount, behavior.onTimeBasisPoints)), value(expectedAmount(amount, behavior.soonBasisPoints))] : []
      return {
        titles: [words.dueDate, words.debts, words.amount, ...(behavior ? [words.onTime, words.soon] : [])],
        columns: [count, cents, ...(behavior ? [cents, cents] : [])],
        rows: report.rows.map((row) => [row.to ? monthRow(row.month, locale) : words.later, ...debts(row), ...expected(row)]),
        total: [...debts(report.total), ...expected(report.total)],
      }
    }
  }
}

/** Names a month as a row begins, with a capital letter: Portuguese and Spanish write months small. */
function monthRow(civilDate: string, locale: Locale): string {
  const name = monthWords(civilDate, locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

function behaviorWords({ behavior }: Extract<FinancialReport, { report: 'forecast' }>, locale: Locale): string {
  const words = reportWords[locale]
  if (!behavior) return words.noBehavior
  const { from, to, count, onTimeBasisPoints, soonBasisPoints } = behavior
  const share = (basisPoints: number) => (basisPoints / 10_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  return words.behavior(
    dateWords(from, locale),
    dateWords(to, locale),
    count.toLocaleString(locale),
    share(onTimeBasisPoints),
    share(soonBasisPoints),
  )
}
