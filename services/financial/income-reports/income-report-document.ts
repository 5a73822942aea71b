import type { Locale } from '#config'
import type { IncomeReport, IncomeReportLine } from '#api/income-report.ts'
import { incomeReportWords } from './income-report-words.ts'
import { cnpjWords, cpfWords, dateWords, money, monthFigures } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { amount, facts, head, newPage, note, openPaper, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { ledger } from '../../platform/documents/document-table.ts'
import { muted } from '../../platform/documents/document-text.ts'

const columns = [{ width: 76 }, { width: 46 }, { width: 62 }, {}, { width: 84, right: true }, { width: 84, right: true }]

/** Each course has pages of its own. */
export function incomeReportDocument(reports: readonly IncomeReport[], locale: Locale, logo: DocumentLogo | null): Paper {
  const words = incomeReportWords[locale]
  const [first, ...others] = reports as [IncomeReport, ...IncomeReport[]]
  const paper = openPaper({
    title: `${words.title} ${first.baseYear}`,
    institution: first.beneficiary.corporateName,
    language: locale,
    foot: footOf(first, locale),
  })
  drawReport(paper, first, locale, logo)
  for (const report of others) {
    paper.foot = footOf(report, locale)
    newPage(paper)
    drawReport(paper, report, locale, logo)
  }
  return paper
}

function footOf({ baseYear, payer }: IncomeReport, locale: Locale): string {
  return `${incomeReportWords[locale].title} ${baseYear} · ${payer.student}`
}

function drawReport(paper: Paper, report: IncomeReport, locale: Locale, logo: DocumentLogo | null): void {
  const { baseYear, beneficiary, payer, lines, totalNet, totalPaid } = report
  const words = incomeReportWords[locale]
  head(paper, beneficiary.corporateName, words.title, logo)
  paragraph(paper, `${words.baseYear} ${baseYear}. ${words.totalPaid}:`, { color: muted, before: 4 })
  amount(paper, money(totalPaid, locale), 8)
  section(paper, words.beneficiary, { before: 0 })
  facts(paper, [
    [words.corporateName, beneficiary.corporateName],
    [words.beneficiaryTaxId, cnpjWords(beneficiary.taxId)],
    [words.course, beneficiary.course],
  ])
  section(paper, words.payer)
  facts(paper, [
    [words.student, payer.student],
    [words.registration, payer.registration],
    [words.payerTaxId, cpfWords(payer.taxId)],
  ])
  section(paper, words.payments, { ahead: 60 })
  ledger(paper, columns, [
    { kind: 'head', cells: [words.invoice, words.month, words.paymentDate, words.ticketNumber, words.netAmount, words.amountPaid] },
    ...lines.map((line) => ({ cells: lineWords(line, locale) })),
    { kind: 'total', size: 11, cells: [words.total, '', '', '', money(totalNet, locale), money(totalPaid, locale)] },
  ])
  note(paper, words.note)
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
