import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import { formatTaxId } from '#api/tax-id.ts'
import type { Locale } from '#config'
import { type Box, boxHeight, boxText, drawForm, drawRow, figuresWidth, formHeight, padding, rowHeight } from './slip-boxes.ts'
import { bankSlipWords } from './slip-words.ts'
import { debtName } from '../../debts/debt-name.ts'
import { dateWords, money } from '../../../platform/documents/document-formats.ts'
import { decoration, type Element, group, type Paper, rule, tagged } from '../../../platform/documents/document-parts.ts'
import { drawLines, wrapped } from '../../../platform/documents/document-text.ts'

/** Narrow (1) and wide (3) elements of each digit (ISO/IEC 16390). */
const widths = ['11331', '31113', '13113', '33111', '11313', '31311', '13311', '11133', '31131', '13131']

const [start, stop] = ['1111', '311']

/** Encodes an even number of digits as Interleaved 2 of 5 (wide elements 3:1). Positions are in modules, without the quiet zone. */
function itfBars(digits: string): { bars: { at: number; width: number }[]; modules: number } {
  let pattern = start
  for (const [, first, second] of digits.matchAll(/(\d)(\d)/g)) {
    // Bars encode the first digit, the spaces between them the second.
    const [inBars, inSpaces] = [widths[Number(first)]!, widths[Number(second)]!]
    for (let element = 0; element < inBars.length; element++) pattern += inBars[element]! + inSpaces[element]!
  }
  const bars: { at: number; width: number }[] = []
  let modules = 0
  for (const [index, element] of [...(pattern + stop)].entries()) {
    const width = Number(element)
    if (index % 2 === 0) bars.push({ at: modules, width })
    modules += width
  }
  return { bars, modules }
}
const millimetre = 72 / 25.4
/** FEBRABAN: bars 103 mm wide and 13 mm high, 5 mm from the edge of the form for their quiet zone. */
const bars = { width: 103 * millimetre, height: 13 * millimetre, left: 5 * millimetre, above: 8 }

const namedDebts = 3

const instructionText = { size: 8.5, leading: 11.05, color: '#000000' }
const instructionsLabel = 'Instruções (texto de responsabilidade do beneficiário)'
const figures = ['(-) Desconto/Abatimento', '(-) Outras deduções', '(+) Mora/Multa', '(+) Outros acréscimos', '(=) Valor cobrado']
const part = { size: 7, leading: 7.7 }

/** The bank's part (ficha de compensação). Its labels stay in Portuguese, as banks require. */
export interface CompensationForm {
  /** In points. */
  height: number
  draw(): void
}

/** Measures the bank's part, which is then drawn at the current position of the paper. @param others instructions after the product's */
export function compensationForm(paper: Paper, slip: BankSlipDocument, others: readonly string[], locale: Locale): CompensationForm {
  const { pdf, width } = paper
  const rows = rowsAbove(slip)
  const payer: Box[] = [{ label: 'Pagador', value: payerWords(slip.payer), lines: 2 }]
  const room = width - figuresWidth - 2 * padding.side - 1
  const lines = [...instructions(slip, locale), ...others].map((text) => wrapped(pdf, text, room, instructionText))
  const linesHeight = lines.flat().length * instructionText.leading
  const instructionsHeight = Math.max(padding.top + boxText.label.leading + 1.5 + linesHeight + 4, figures.length * boxHeight)
  const heights = [...rows.map((row) => rowHeight(pdf, row, width)), instructionsHeight, rowHeight(pdf, payer, width)]
  return {
    height: formHeight(heights) + bars.above + bars.height,
    draw() {
      drawForm(paper, slip.bank, formatBoleto(slip.line), (list) => {
        for (const row of rows) drawRow(paper, list, row)
        drawInstructions(paper, list, lines, instructionsHeight)
        drawRow(paper, list, payer)
      })
      drawBars(paper, slip)
      partName(paper, 'Autenticação mecânica - Ficha de compensação')
    },
  }
}

/** The name of a part, at the right below its form. */
export function partName(paper: Paper, name: string): void {
  const { pdf, root, left, width, y } = paper
  tagged(pdf, root, 'P', () => drawLines(pdf, [name], { x: left, y: y + 3, width, right: true }, part), { lang: 'pt-BR' })
  paper.y += 3 + part.leading
}

function rowsAbove(slip: BankSlipDocument): Box[][] {
  const day = (civilDate: string) => dateWords(civilDate, 'pt-BR')
  const { beneficiary } = slip
  return [
    [
      { label: 'Local de pagamento', value: 'Pagável em qualquer banco' },
      { label: 'Vencimento', value: day(slip.dueOn), figure: true, strong: true },
    ],
    beneficiaryRow(beneficiary),
    [
      { label: 'Data do documento', value: day(slip.issuedOn), grow: 1.3 },
      { label: 'Nº do documento', value: slip.documentNumber, grow: 1.3 },
      { label: 'Espécie doc.', value: slip.kind, grow: 0.8 },
      { label: 'Aceite', value: 'N', grow: 0.6 },
      { label: 'Data processamento', value: day(slip.issuedOn), grow: 1.3 },
      { label: 'Nosso número', value: slip.ourNumber, figure: true },
    ],
    [
      { label: 'Uso do banco', value: '', grow: 1.3 },
      { label: 'Carteira', value: slip.portfolio, grow: 0.8 },
      { label: 'Espécie', value: 'R$', grow: 0.8 },
      { label: 'Quantidade', value: '', grow: 1.1 },
      { label: '(x) Valor', value: '', grow: 1.3 },
      amountBox(slip),
    ],
  ]
}

export function beneficiaryRow({ name, taxId, account }: BankSlipDocument['beneficiary']): Box[] {
  return [
    { label: 'Beneficiário', value: `${name} - CNPJ ${formatTaxId(taxId)}`, lines: 2 },
    { label: 'Agência/Código do beneficiário', value: account, figure: true },
  ]
}

export function amountBox({ amount }: BankSlipDocument): Box {
  return { label: '(=) Valor do documento', value: money(amount, 'pt-BR'), figure: true, strong: true }
}

/** Payer as printed on slips: no more personal data than others may see. */
export function payerWords({ name, taxId, registrations }: BankSlipDocument['payer']): string {
  return [name, `CPF ${taxId}`, ...(registrations.length > 0 ? [`Matrícula ${registrations.join(', ')}`] : [])].join(' - ')
}

function instructions({ dueOn, payableUntil, debts }: BankSlipDocument, locale: Locale): string[] {
  const words = bankSlipWords[locale].instructions
  const named = debts.length > namedDebts + 1 ? debts.slice(0, namedDebts) : debts
  const more = debts.length - named.length
  return [
    `Não receber após ${dateWords(payableUntil, 'pt-BR')}.`,
    words.amountHolds(dateWords(dueOn, locale)),
    ...(payableUntil === dueOn ? [] : [words.nextBusinessDay(dateWords(payableUntil, locale))]),
    words.afterwards,
    words.lateMoney,
    words.confirmation,
    `${words.for}: ${[...named.map((debt) => debtName(debt, locale)), ...(more > 0 ? [words.andMore(more)] : [])].join('; ')}.`,
  ]
}

/** Draws instructions on the left, and boxes for the bank on the right. */
function drawInstructions(paper: Paper, list: Element, instructions: readonly string[][], height: number): void {
  const { pdf, left, width } = paper
  rule(paper, 1, instructionText.color)
  const { y } = paper
  const edge = left + width - figuresWidth
  decoration(pdf, 'Layout', () => {
    pdf.rect(edge - 1, y, 1, height)
    for (let nth = 1; nth < figures.length; nth++) pdf.rect(edge, y + nth * boxHeight, figuresWidth, 1)
    pdf.fill(instructionText.color)
  })
  const place = { x: left + padding.side, y: y + padding.top, width }
  const below = { ...place, y: place.y + boxText.label.leading + 1.5 }
  group(pdf, list, 'LI', (item) => {
    tagged(pdf, item, 'Lbl', () => drawLines(pdf, [instructionsLabel], place, boxText.label))
    tagged(pdf, item, 'LBody', () => drawLines(pdf, instructions.flat(), below, instructionText))
  })
  for (const [nth, label] of figures.entries()) {
    const at = { x: edge + padding.side, y: y + nth * boxHeight + (nth > 0 ? 1 : 0) + padding.top, width: figuresWidth }
    group(pdf, list, 'LI', (item) => tagged(pdf, item, 'Lbl', () => drawLines(pdf, [label], at, boxText.label)))
  }
  paper.y += height
}

/** Draws the bars below the form, without moving on. */
function drawBars({ pdf, root, left, y }: Paper, { barcode, line }: BankSlipDocument): void {
  const { bars: drawn, modules } = itfBars(barcode)
  const module = bars.width / modules
  const [x, top] = [left + bars.left, y + bars.above]
  const options = { alt: `Código de barras: ${formatBoleto(line)}`, lang: 'pt-BR', bbox: [x, top, x + bars.width, top + bars.height] }
  pdf.fillColor('#000000')
  tagged(
    pdf,
    root,
    'Figure',
    () => drawn.forEach(({ at, width }) => pdf.rect(x + at * module, top, width * module, bars.height).fill()),
    options,
  )
}
