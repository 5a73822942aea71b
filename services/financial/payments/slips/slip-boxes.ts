import { decoration, type Element, group, type Paper, rule, tagged } from '../../../platform/documents/document-parts.ts'
import { bold, cut, drawLines, type Pdf, printable, getWidth, wrapped } from '../../../platform/documents/document-text.ts'

/** Pure black on white, for any printer. */
const black = '#000000'
const marked = '#e6e6e6'
export const figuresWidth = 140

export const boxText = {
  label: { size: 6.5, leading: 7.15, color: black },
  value: { size: 9, leading: 11.25, color: black },
  strong: { font: bold, size: 10.5, leading: 13.125, color: black },
} as const

export const padding = { side: 4, top: 2, bottom: 3 }
const belowLabel = 1.5
const border = 1
const headHeight = 26
/** The least height of a box, in points. */
export const boxHeight = 24

export interface Box {
  label: string
  value: string
  /** Its share of the row's width. */
  grow?: number
  /** Whether the box is at the right end of the row, with its value aligned right. */
  figure?: boolean
  strong?: boolean
  /** More lines are cut. */
  lines?: number
}

/** The height in points that a form takes with rows of these heights. */
export function formHeight(rows: readonly number[]): number {
  return headHeight + rows.reduce((sum, height) => sum + border + height, 0) + border
}

/** The height of a row without the line above it. */
export function rowHeight(pdf: Pdf, row: readonly Box[], width: number): number {
  const widths = boxWidths(row, width)
  return Math.max(
    boxHeight,
    ...row.map((box, nth) => {
      const value = Math.max(valueLines(pdf, box, widths[nth]!).length, 1) * getStyle(box).leading
      return padding.top + boxText.label.leading + belowLabel + value + padding.bottom
    }),
  )
}

/** Draws a form on the paper: the bank's name and code and the typeable line, what `fill` draws, and the line below. */
export function drawForm(paper: Paper, bank: { code: string; name: string }, digits: string, fill: (list: Element) => void): void {
  group(
    paper.pdf,
    paper.root,
    'Sect',
    (form) => {
      drawHead(paper, form, bank, digits)
      group(paper.pdf, form, 'L', fill)
    },
    // Boxes are in Portuguese in documents of every language.
    { lang: 'pt-BR' },
  )
  rule(paper, border, black)
}

function drawHead(paper: Paper, form: Element, bank: { code: string; name: string }, digits: string): void {
  const { pdf, left, width } = paper
  const bottom = paper.y + headHeight
  const names = { font: bold, size: 10, leading: 11, color: black } as const
  const codes = { font: bold, size: 15, leading: 16.5, color: black } as const
  const line = { font: bold, size: 10.5, leading: 11.55, color: black } as const
  const [edge, lineWidth] = [1.5, 330]
  const codeWidth = getWidth(pdf, bank.code, codes) + 2 * (10 + edge)
  const codeLeft = left + width - lineWidth - codeWidth
  const top = bottom - 4 - codes.leading - 3
  decoration(pdf, 'Layout', () => {
    pdf.rect(codeLeft, top, edge, bottom - top).rect(codeLeft + codeWidth - edge, top, edge, bottom - top)
    pdf.fill(black)
  })
  const nameWidth = codeLeft - left - 8
  const name = cut(pdf, wrapped(pdf, bank.name, nameWidth, names), 1, nameWidth, names)
  tagged(pdf, form, 'P', () => drawLines(pdf, name, { x: left, y: bottom - 4 - names.leading, width: nameWidth }, names))
  tagged(pdf, form, 'P', () => drawLines(pdf, [bank.code], { x: codeLeft + edge + 10, y: top + 3, width: codeWidth }, codes))
  const place = { x: left, y: bottom - 5 - line.leading, width, right: true }
  tagged(pdf, form, 'P', () => drawLines(pdf, [digits], place, line))
  paper.y = bottom
}

/** Draws a line and boxes below it. */
export function drawRow(paper: Paper, list: Element, row: readonly Box[]): void {
  const { pdf, width } = paper
  const widths = boxWidths(row, width)
  const height = rowHeight(pdf, row, width)
  rule(paper, border, black)
  let x = paper.left
  for (const [nth, box] of row.entries()) {
    drawBox(paper, list, box, { x, width: widths[nth]!, height, last: nth === row.length - 1 })
    x += widths[nth]!
  }
  paper.y += height
}

interface BoxPlace {
  x: number
  width: number
  height: number
  last: boolean
}

function drawBox({ pdf, y }: Paper, list: Element, box: Box, { x, width, height, last }: BoxPlace): void {
  decoration(pdf, 'Layout', () => {
    if (box.figure && box.strong) pdf.rect(x, y, width, height).fill(marked)
    if (!last) pdf.rect(x + width - border, y, border, height).fill(black)
  })
  const place = { x: x + padding.side, y: y + padding.top, width: width - 2 * padding.side }
  const below = { ...place, y: place.y + boxText.label.leading + belowLabel, right: box.figure ?? false }
  const lines = valueLines(pdf, box, width)
  group(pdf, list, 'LI', (item) => {
    tagged(pdf, item, 'Lbl', () => drawLines(pdf, [printable(box.label)], place, boxText.label))
    if (lines.length > 0) tagged(pdf, item, 'LBody', () => drawLines(pdf, lines, below, getStyle(box)))
  })
}

function getStyle({ strong = false }: Box) {
  return strong ? boxText.strong : boxText.value
}

function valueLines(pdf: Pdf, box: Box, width: number): string[] {
  if (box.value === '') return []
  const room = width - 2 * padding.side - border
  const style = getStyle(box)
  return cut(pdf, wrapped(pdf, box.value, room, style), box.lines ?? 1, room, style)
}

function boxWidths(row: readonly Box[], width: number): number[] {
  const growing = row.filter(({ figure }) => !figure)
  const least = 2 * padding.side + border
  const free = width - figuresWidth * (row.length - growing.length) - least * growing.length
  const shares = growing.reduce((sum, { grow = 1 }) => sum + grow, 0)
  return row.map(({ figure, grow = 1 }) => (figure ? figuresWidth : least + (free * grow) / shares))
}
