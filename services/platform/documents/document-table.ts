import { decoration, ensure, group, type Paper, rule, tagged } from './document-parts.ts'
import { bold, cut, drawLines, muted, type TextStyle, wrapped } from './document-text.ts'

interface Column {
  /** Width in points; the single column without one takes the remaining width. */
  width?: number
  right?: boolean
  color?: string
  /** The column names its row. */
  header?: boolean
  /** More lines are cut. */
  lines?: number
}

interface TableLook extends TextStyle {
  columns: readonly Column[]
  /** Between columns. */
  gap: number
  /** Above and below the text of a row. */
  padding: number
}

export interface Row {
  cells: readonly string[]
  kind?: 'head' | 'total'
  /** Font size in points, if different from the default. */
  size?: number
}

/** A table of the paper's width with a line below each row. A row is never split over pages, and each page begins with the head row. */
export function table(paper: Paper, look: TableLook, rows: readonly Row[]): void {
  group(paper.pdf, paper.root, 'Table', (element) => {
    const head = rows.find(({ kind }) => kind === 'head')
    for (const row of rows) drawRow(paper, look, row, element, row === head ? undefined : head)
  })
}

/** A long table with its head row and its total. */
export function ledger(paper: Paper, columns: readonly Column[], rows: readonly Row[]): void {
  table(paper, { columns, gap: 8, padding: 5, size: 9, leading: 15.4 }, rows)
}

function drawRow(paper: Paper, look: TableLook, row: Row, parent: PDFKit.PDFStructureElement, head?: Row): void {
  const { pdf } = paper
  const { cells, kind } = row
  const { style, lines, widths, height } = layOut(paper, look, row)
  const pages = paper.feet.length
  ensure(paper, height + 1)
  if (head && paper.feet.length > pages) repeatHead(paper, look, head)
  if (kind === 'total') rule(paper, 2)
  group(pdf, parent, 'TR', (element) => {
    let x = paper.left
    for (const [nth, { right = false, color, header = false }] of look.columns.entries()) {
      const place = { x, y: paper.y + look.padding, width: widths[nth]!, right }
      const [tag, options] = kind === 'head' ? ['TH', { scope: 'Column' }] : header ? ['TH', { scope: 'Row' }] : ['TD', {}]
      // An empty cell is an element without content.
      if (cells[nth] === '') group(pdf, element, tag, () => {}, options)
      else tagged(pdf, element, tag, () => drawLines(pdf, lines[nth]!, place, color ? { ...style, color } : style), options)
      x += widths[nth]! + look.gap
    }
  })
  paper.y += height
  if (kind !== 'total') rule(paper)
}

function layOut(paper: Paper, look: TableLook, { cells, kind, size = look.size }: Row) {
  const { pdf } = paper
  const widths = columnWidths(look, paper.width)
  const style: TextStyle = { ...look, size, ...(kind && { font: bold }), ...(kind === 'head' && { color: muted }) }
  const lines = cells.map((cell, nth) =>
    cut(pdf, wrapped(pdf, cell, widths[nth]!, style), look.columns[nth]!.lines ?? Infinity, widths[nth]!, style),
  )
  return { style, lines, widths, height: Math.max(...lines.map(({ length }) => length)) * look.leading + 2 * look.padding }
}

/** Repeats the head visually; for screen readers, the table already has it. */
function repeatHead(paper: Paper, look: TableLook, head: Row): void {
  const { pdf } = paper
  const { style, lines, widths, height } = layOut(paper, look, head)
  decoration(pdf, 'Pagination', () => {
    let x = paper.left
    for (const [nth, { right = false }] of look.columns.entries()) {
      drawLines(pdf, lines[nth]!, { x, y: paper.y + look.padding, width: widths[nth]!, right }, style)
      x += widths[nth]! + look.gap
    }
  })
  paper.y += height
  rule(paper)
}

function columnWidths({ columns, gap }: TableLook, whole: number): number[] {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0) + gap * (columns.length - 1)
  return columns.map(({ width }) => width ?? whole - taken)
}
