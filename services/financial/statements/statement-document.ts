import type { DebtOverview } from '#api/financial/debts.ts'
import type { Statement, StatementRow } from '#api/financial/statement.ts'
import { closingBalanceKind } from '#api/financial/statement-closing.ts'
import type { Locale } from '#config'
import { debtName } from '../debts/debt-name.ts'
import { dateWords, money } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { amount, facts, head, note, openPaper, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { ledger, type Row } from '../../platform/documents/document-table.ts'
import { muted } from '../../platform/documents/document-text.ts'
import { statementWords } from './statement-words.ts'

const cents = { width: 78, right: true }
const columns = [{ width: 56 }, {}, cents, cents, cents]

/** A statement with the amount owed `today`, the institution's civil date, whatever the period. */
export type PrintedStatement = Statement & { today: string; owedToday: Pick<DebtOverview['owedToday'], 'amountPayable' | 'charges'> }

export function statementDocument(statement: PrintedStatement, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = statementWords[locale]
  const { from, to, today, owedToday, rows, openingBalance, closingBalance, totalDebit, totalCredit } = statement
  const institution = statement.institutionName ?? ''
  const student = statement.studentName ?? ''
  const period = words.period(dateWords(from, locale), dateWords(to, locale))
  const closing = closingName(statement, locale)
  const paper = openPaper({
    title: `${words.title} ${period}`,
    institution,
    language: locale,
    foot: `${words.title} · ${period} · ${student}`,
  })
  head(paper, institution, words.title, logo)
  const { amountPayable, charges } = owedToday
  paragraph(paper, words.owedToday(dateWords(today, locale), charges > 0), { color: muted, before: 4 })
  amount(paper, money(amountPayable, locale), 8)
  if (charges > 0) paragraph(paper, words.charges(money(charges, locale)), { color: muted, before: 4 })
  section(paper, period)
  facts(paper, [
    [words.student, student],
    [words.openingBalance, money(openingBalance, locale)],
    [words.totalDebit, money(totalDebit, locale)],
    [words.totalCredit, money(totalCredit, locale)],
    [closing, money(closingBalance, locale)],
  ])
  section(paper, words.movements, { ahead: 60 })
  const titles: Row = { kind: 'head', cells: [words.date, words.description, words.debit, words.credit, words.balance] }
  const total: Row = {
    kind: 'total',
    size: 10,
    cells: [dateWords(to, locale), closing, money(totalDebit, locale), money(totalCredit, locale), money(closingBalance, locale)],
  }
  if (rows.length > 0) {
    ledger(paper, columns, [titles, ...rows.map((row) => ({ cells: rowWords(row, locale) })), total])
  } else {
    ledger(paper, columns, [titles])
    paragraph(paper, words.none, { color: muted, before: 4 })
    ledger(paper, columns, [total])
  }
  note(paper, words.note)
  return paper
}

function closingName(statement: PrintedStatement, locale: Locale): string {
  const { inFavour, closingBalance, expectedBalance, withoutCharges } = statementWords[locale]
  const { kind, withoutCharges: isWithout } = closingBalanceKind(statement, statement.today)
  const name = { in_favour: inFavour, expected: expectedBalance, final: closingBalance }[kind]
  return isWithout ? withoutCharges(name) : name
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
