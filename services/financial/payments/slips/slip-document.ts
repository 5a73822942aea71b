import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import { type SlipTemplate, templateLimits } from '#api/financial/template-content.ts'
import type { Locale } from '#config'
import { amountBox, beneficiaryRow, compensationForm, partName, payerWords } from './slip-form.ts'
import { drawForm, drawRow } from './slip-boxes.ts'
import { bankSlipWords } from './slip-words.ts'
import { debtName } from '../../debts/debt-name.ts'
import { dateWords, money } from '../../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../../platform/documents/document-logo.ts'
import { decoration, head, openPaper, type Paper, paragraph, rule, tagged } from '../../../platform/documents/document-parts.ts'
import { table } from '../../../platform/documents/document-table.ts'
import { bold, drawLines, muted, getWidth } from '../../../platform/documents/document-text.ts'
import { receiptWords } from '../receipts/receipt-words.ts'
import { drawBlocks, overflow } from '../../templates/draw-blocks.ts'
import { startingTemplates } from '../../templates/starting-templates.ts'
import { filledText, slipValues } from '../../templates/template-values.ts'

/** More debts are summed up, so that the form below stays on the same page. */
const listedDebts = 5

const margins = { side: 36, top: 32 }
const payUntilText = { size: 11, leading: 12.1, color: muted }
const amountText = { font: bold, size: 26, leading: 31.2 } as const
const cutText = { size: 6.5, leading: 7.15, color: muted }
const cutHeight = 20.15

const items = {
  columns: [
    { header: true, lines: 1 },
    { width: 120, color: muted },
    { width: 90, right: true },
  ],
  gap: 12,
  padding: 2.5,
  size: 9,
  leading: 9.9,
}

/**
 * A bank slip on one A4 page in FEBRABAN's layout. A template arranges what stands above the bank's part; that part, the payer's
 * receipt, the typeable line and the bars are always the product's. Throws `overflow` for a template that the page has no room for.
 */
export function bankSlipDocument(slip: BankSlipDocument, template: SlipTemplate | null, locale: Locale, logo: DocumentLogo | null): Paper {
  const words = bankSlipWords[locale]
  const { name } = slip.beneficiary
  const values = slipValues(slip, locale)
  const paper = openPaper({ title: `${words.title} ${slip.ourNumber}`, institution: name, language: locale, margins })
  drawTop(paper, slip, template?.title ? filledText(template.title, values, locale) : words.title, locale, logo)
  drawBlocks(paper, {
    blocks: (template ?? startingTemplates['bank-slip']).blocks,
    values,
    locale,
    isCompact: true,
    pages: templateLimits.pages,
    parts: {
      howToPay: () => paragraph(paper, words.howToPay, { size: 9, leading: 12.6, after: 14.6 }),
      payerReceipt: () => drawPayerPart(paper, slip),
      debts: () => drawDebts(paper, slip, locale),
    },
  })
  const instructions = template?.instructions?.map((text) => filledText(text, values, locale)) ?? []
  const form = compensationForm(paper, slip, instructions, locale)
  const cutAt = paper.bottom - form.height - cutHeight
  if (template && (paper.feet.length > 1 || paper.y > cutAt)) throw new Error(overflow)
  paper.y = cutAt
  drawCut(paper, words.cut)
  form.draw()
  return paper
}

/** Issuer and title to the left, day and amount to the right. */
function drawTop(paper: Paper, slip: BankSlipDocument, title: string, locale: Locale, logo: DocumentLogo | null): void {
  const { pdf, root, left, width, top } = paper
  const payUntil = bankSlipWords[locale].payUntil(dateWords(slip.dueOn, locale))
  const amount = money(slip.amount, locale)
  const toPay = Math.max(getWidth(pdf, payUntil, payUntilText), getWidth(pdf, amount, amountText))
  paper.width -= toPay + 24
  head(paper, slip.beneficiary.name, title, logo, 13.2)
  paper.width = width
  tagged(pdf, root, 'P', () => drawLines(pdf, [payUntil], { x: left, y: top, width, right: true }, payUntilText))
  tagged(pdf, root, 'P', () => drawLines(pdf, [amount], { x: left, y: top + payUntilText.leading, width, right: true }, amountText))
  paper.y = Math.max(paper.y, top + payUntilText.leading + amountText.leading) + 6
}

function drawPayerPart(paper: Paper, slip: BankSlipDocument): void {
  drawForm(paper, slip.bank, formatBoleto(slip.line), (list) => {
    drawRow(paper, list, beneficiaryRow(slip.beneficiary))
    drawRow(paper, list, [
      { label: 'Pagador', value: payerWords(slip.payer), lines: 2 },
      { label: 'Nosso número', value: slip.ourNumber, figure: true },
    ])
    drawRow(paper, list, [
      { label: 'Nº do documento', value: slip.documentNumber },
      { label: 'Vencimento', value: dateWords(slip.dueOn, 'pt-BR'), strong: true },
      amountBox(slip),
    ])
  })
  partName(paper, 'Recibo do pagador - Autenticação mecânica')
}

function drawDebts(paper: Paper, { debts }: BankSlipDocument, locale: Locale): void {
  const words = bankSlipWords[locale]
  // A single remaining debt takes no more room than the summary line.
  const shown = debts.length > listedDebts + 1 ? debts.slice(0, listedDebts) : debts
  const rest = debts.slice(shown.length)
  const restAmount = rest.reduce((sum, { amount }) => sum + amount, 0)
  paragraph(paper, words.items, { tag: 'H2', font: bold, size: 11, leading: 12.1, before: 6, after: 2 })
  table(
    paper,
    items,
    shown.map((debt) => ({
      cells: [debtName(debt, locale), `${receiptWords[locale].dueDate} ${dateWords(debt.dueDate, locale)}`, money(debt.amount, locale)],
    })),
  )
  if (rest.length === 0) return
  const more = words.more(rest.length, money(restAmount, locale))
  paragraph(paper, more, { size: items.size, leading: items.leading, color: muted, before: items.padding, after: items.padding })
  rule(paper)
}

function drawCut(paper: Paper, words: string): void {
  const { pdf, root, left, width, y } = paper
  decoration(pdf, 'Layout', () => {
    pdf.save().lineWidth(1).dash(2, { space: 1.2 })
    pdf.moveTo(left, y + 0.5).lineTo(left + width, y + 0.5)
    pdf.stroke('#000000').restore()
  })
  tagged(pdf, root, 'P', () => drawLines(pdf, [words], { x: left, y: y + 2, width, right: true }, cutText))
  paper.y += cutHeight
}
