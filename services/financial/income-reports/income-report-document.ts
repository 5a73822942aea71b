import type { Locale } from '#config'
import type { IncomeReport, IncomeReportLine } from '#api/financial/income-report.ts'
import { type IncomeTemplate, templateLimits } from '#api/financial/template-content.ts'
import { drawBlocks } from '../templates/draw-blocks.ts'
import { startingTemplates } from '../templates/starting-templates.ts'
import { filledText, incomeValues } from '../templates/template-values.ts'
import { debtName } from '../debts/debt-name.ts'
import { incomeReportWords } from './income-report-words.ts'
import { dateWords, firstDay, money, monthFigures } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { amount, head, newPage, openPaper, type Paper, paragraph } from '../../platform/documents/document-parts.ts'
import { ledger } from '../../platform/documents/document-table.ts'
import { muted } from '../../platform/documents/document-text.ts'

const columns = [
  { header: true },
  { width: 36 },
  { width: 48 },
  { width: 52 },
  { width: 64 },
  { width: 70, right: true },
  { width: 70, right: true },
]

/**
 * Each course has pages of its own, arranged by the template of its institution, else as the product does. Throws `overflow` for a
 * template that takes more pages than the limit; what people get may take twice that: with other data its pages end elsewhere.
 */
export function incomeReportDocument(
  reports: readonly IncomeReport[],
  templates: readonly (IncomeTemplate | null)[],
  locale: Locale,
  logo: DocumentLogo | null,
  isTrial: boolean,
): Paper {
  const words = incomeReportWords[locale]
  const pages = isTrial ? templateLimits.pages : 2 * templateLimits.pages
  const [first] = reports as [IncomeReport, ...IncomeReport[]]
  const paper = openPaper({
    title: `${words.title} ${first.baseYear}`,
    institution: first.beneficiary.corporateName,
    language: locale,
    foot: footerText(first, locale),
  })
  for (const [nth, report] of reports.entries()) {
    if (nth > 0) {
      paper.foot = footerText(report, locale)
      newPage(paper)
    }
    drawReport(paper, report, templates[nth] ?? startingTemplates['income-report'], pages, locale, logo)
  }
  return paper
}

function footerText({ baseYear, payer }: IncomeReport, locale: Locale): string {
  return `${incomeReportWords[locale].title} ${baseYear} · ${payer.student}`
}

function drawReport(
  paper: Paper,
  report: IncomeReport,
  template: IncomeTemplate,
  pages: number,
  locale: Locale,
  logo: DocumentLogo | null,
): void {
  const words = incomeReportWords[locale]
  const values = incomeValues(report, locale)
  head(paper, report.beneficiary.corporateName, template.title ? filledText(template.title, values, locale) : words.title, logo)
  drawBlocks(paper, {
    blocks: template.blocks,
    values,
    locale,
    isCompact: false,
    pages,
    parts: { total: () => drawTotal(paper, report, locale), payments: () => drawPayments(paper, report, locale) },
  })
}

function drawTotal(paper: Paper, { baseYear, totalPaid }: IncomeReport, locale: Locale): void {
  const words = incomeReportWords[locale]
  paragraph(paper, `${words.baseYear} ${baseYear}. ${words.totalPaid}:`, { color: muted, before: 4 })
  amount(paper, money(totalPaid, locale), 8)
  // The content that follows adds its own spacing.
  paper.y -= 20
}

function drawPayments(paper: Paper, { lines, totalNet, totalPaid }: IncomeReport, locale: Locale): void {
  const words = incomeReportWords[locale]
  ledger(paper, columns, [
    {
      kind: 'head',
      cells: [words.debt, words.month, words.paymentDate, words.invoice, words.ticketNumber, words.netAmount, words.amountPaid],
    },
    ...lines.map((line) => ({ cells: lineWords(line, locale) })),
    { kind: 'total', size: 10, cells: [words.total, '', '', '', '', money(totalNet, locale), money(totalPaid, locale)] },
  ])
}

function lineWords(line: IncomeReportLine, locale: Locale): string[] {
  const { installment, invoiceNumber, year, month, paymentDate, ticketNumber, netAmount, amountPaid } = line
  return [
    installment ? incomeReportWords[locale].installment(installment) : debtName({ ...line, competency: firstDay(year, month) }, locale),
    monthFigures(year, month),
    dateWords(paymentDate, locale),
    invoiceNumber ?? '—',
    ticketNumber,
    money(netAmount, locale),
    money(amountPaid, locale),
  ]
}
