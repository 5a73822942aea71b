import PDFDocument from 'pdfkit'
import { readLogo, type DocumentLogo } from './document-logo.ts'
import { bold, drawLines, ink, muted, type Pdf, type Place, printable, type TextStyle, getWidth, wrapped } from './document-text.ts'

export type Element = PDFKit.PDFStructureElement

const hairline = '#e4e0d9'

/** A document while it is drawn from top to bottom. Lengths are in points, from the upper left corner. */
export interface Paper {
  pdf: Pdf
  /** The element of the structure tree that parts are added to. */
  root: Element
  y: number
  left: number
  width: number
  top: number
  bottom: number
  foot: string | null
  /** What stands at the foot of each page. */
  feet: (string | null)[]
}

interface PaperOptions {
  title: string
  institution: string
  language: string
  /** Text at the foot of each page, before the page number; without one, neither is printed. */
  foot?: string
  margins?: { side: number; top: number }
  /** In points; A4 without one. */
  size?: { width: number; height: number }
}

const a4 = { width: 595.28, height: 841.89 }
const plain = { size: 11, leading: 15.4 }
const quiet = { ...plain, color: muted }
const foot = { size: 8, leading: 8.8, color: muted }
const valueWidth = 320
const gap = 24
const logoHeight = 30

/** pdfkit writes the document's information into XML metadata without escaping it. */
class EscapingDocument extends PDFDocument {
  override endMetadata(): void {
    for (const key of ['Title', 'Author', 'Creator', 'Producer'] as const)
      this.info[key] = this.info[key]?.replaceAll(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    super.endMetadata()
  }
}

/** A tagged document with its first page. Only A4 has room for a foot. */
export function openPaper({ title, institution, language, foot, margins = { side: 56, top: 56 }, size = a4 }: PaperOptions): Paper {
  const pdf: Pdf = new EscapingDocument({
    size: [size.width, size.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: institution, Creator: institution, Producer: institution },
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const { side, top } = margins
  // Pages with a foot end a little higher.
  const bottom = size.height - (foot === undefined ? top : 64)
  const paper = { pdf, root, y: top, left: side, width: size.width - 2 * side, top, bottom, foot: foot ?? null, feet: [] }
  newPage(paper)
  return paper
}

export function newPage(paper: Paper): void {
  paper.pdf.addPage()
  paper.y = paper.top
  paper.feet.push(paper.foot)
}

/** Goes on to the next page unless `height` points fit on this one. */
export function ensure(paper: Paper, height: number): void {
  if (paper.y + height > paper.bottom && paper.y > paper.top) newPage(paper)
}

/** The bytes of the file, once feet are drawn. */
export function closePaper({ pdf, root, left, width, feet }: Paper): Promise<Uint8Array> {
  for (const [nth, words] of feet.entries()) {
    if (words === null) continue
    pdf.switchToPage(nth)
    const lines = wrapped(pdf, words, width - 64, foot)
    const y = a4.height - 28 - foot.leading
    decoration(pdf, 'Pagination', () => {
      drawLines(pdf, lines, { x: left, y: y - (lines.length - 1) * foot.leading, width }, foot)
      drawLines(pdf, [`${nth + 1}/${feet.length}`], { x: left, y, width, right: true }, foot)
    })
  }
  root.end()
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
    pdf.end()
  })
}

/** Adds an element whose content `draw` draws on the current page. */
export function tagged(pdf: Pdf, parent: Element, tag: string, draw: () => void, options: object = {}): void {
  parent.add(pdf.struct(tag, options, [draw]))
}

/** Adds an element that holds what `fill` adds to it. */
export function group(pdf: Pdf, parent: Element, tag: string, fill: (element: Element) => void, options: object = {}): void {
  const element = pdf.struct(tag, options)
  parent.add(element)
  fill(element)
  element.end()
}

/** Draws decoration that screen readers skip. */
export function decoration(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** A horizontal line across the paper that takes `height` points. */
export function rule(paper: Paper, height = 1, color = hairline): void {
  const { pdf, left, width, y } = paper
  decoration(pdf, 'Layout', () => pdf.rect(left, y, width, height).fill(color))
  paper.y += height
}

/** A paragraph from the paper's left edge, over as many pages as it needs, with at least two lines on each. */
export function paragraph(paper: Paper, text: string, { before = 0, after = 0, tag = 'P', ...style }: ParagraphStyle = {}): void {
  const { pdf, left, width } = paper
  const look = { ...plain, ...style }
  let lines = wrapped(pdf, text, width, look)
  paper.y += before
  group(pdf, paper.root, tag, (element) => {
    while (lines.length > 0) {
      const part = lines.slice(0, linesThatFit(paper, lines.length, look.leading))
      lines = lines.slice(part.length)
      if (part.length > 0) element.add(() => drawLines(pdf, part, { x: left, y: paper.y, width }, look))
      paper.y += part.length * look.leading
      if (lines.length > 0) newPage(paper)
    }
  })
  paper.y += after
}

export interface ParagraphStyle extends Partial<TextStyle> {
  before?: number
  after?: number
  tag?: 'P' | 'H1' | 'H2'
}

function linesThatFit({ y, top, bottom }: Paper, lines: number, leading: number): number {
  const room = Math.floor((bottom - y) / leading)
  if (lines <= room) return lines
  const left = lines - room === 1 ? room - 1 : room
  return left >= 2 || y === top ? Math.max(left, 1) : 0
}

function drawLogo(paper: Paper, logo: DocumentLogo): void {
  const { pdf, left, width, y } = paper
  const picture = readLogo(pdf, logo)
  if (!picture) return
  const scale = Math.min(logoHeight / picture.height, width / picture.width)
  // The logo has no description, because the institution's name follows.
  decoration(pdf, 'Layout', () => picture.draw(left, y, scale))
  paper.y += logoHeight + 16
}

/** Logo, institution and title. */
export function head(paper: Paper, institution: string, title: string, logo: DocumentLogo | null, leading = plain.leading): void {
  if (logo) drawLogo(paper, logo)
  paragraph(paper, institution, { size: 12, leading, color: muted })
  paragraph(paper, title, { tag: 'H1', font: bold, size: 22, leading: 26.4, before: 4 })
}

export function amount(paper: Paper, words: string, before = 24): void {
  paragraph(paper, words, { font: bold, size: 32, leading: 38.4, before, after: 24 })
}

/** Draws a heading on the same page as at least `ahead` points of what follows. */
export function section(paper: Paper, words: string, { before = 28, ahead = 32 } = {}): void {
  ensure(paper, before + plain.leading + 6 + ahead)
  paragraph(paper, words, { tag: 'H2', font: bold, size: 14, before, after: 6 })
}

export function note(paper: Paper, words: string): void {
  paragraph(paper, words, { color: muted, before: gap })
}

/** A list of labels with their values, lines between them. A row is never split over pages. */
export function facts(paper: Paper, rows: readonly (readonly [label: string, value: string])[], { topLine = true } = {}): void {
  const { pdf, left, width } = paper
  group(pdf, paper.root, 'L', (list) => {
    for (const [nth, [label, value]] of rows.entries()) {
      const labelWidth = getWidth(pdf, printable(label), plain)
      const room = Math.min(valueWidth, width - gap - labelWidth)
      const lines = wrapped(pdf, value, room, plain)
      const height = lines.length * plain.leading
      ensure(paper, height + 16)
      if (nth === 0 && topLine) rule(paper)
      const at: Place = { x: left, y: paper.y + 7, width }
      group(pdf, list, 'LI', (item) => {
        tagged(pdf, item, 'Lbl', () => drawLines(pdf, [printable(label)], at, quiet))
        tagged(pdf, item, 'LBody', () => drawLines(pdf, lines, { ...at, right: true }, { ...plain, color: ink }))
      })
      paper.y += height + 14
      rule(paper)
    }
  })
}
