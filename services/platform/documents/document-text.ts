import type PDFDocument from 'pdfkit'
import { embedded, getRuns, standard } from './document-fonts.ts'

const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ').map((one) => one.replace('_', ''))
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = '_ k k k n n n t l k m p l t p l m p p t t ng t t k t p t'.split(' ').map((one) => one.replace('_', ''))
const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const hebrew = "' b g d h v z ch t y k k l m m n n s ' p p ts ts k r sh t".split(' ')
const firstHebrew = 0x5d0

/** Returns a Korean syllable or Hebrew letter in Latin letters, as in passports; undefined for other characters. */
function romanised(character: string): string | undefined {
  const code = character.codePointAt(0)!
  if (code >= firstHebrew && code < firstHebrew + hebrew.length) return hebrew[code - firstHebrew]
  if (code < firstSyllable || code > lastSyllable) return undefined
  const place = code - firstSyllable
  return initials[Math.floor(place / 588)]! + vowels[Math.floor((place % 588) / 28)]! + finals[place % 28]!
}
export type Pdf = InstanceType<typeof PDFDocument>

/** The standard fonts of PDF need no embedding; for other characters than theirs see `getRuns`. */
export type FontName = 'Helvetica' | 'Helvetica-Bold' | 'Courier'

/** Size and distance between lines in points. */
export interface TextStyle {
  font?: FontName
  size: number
  leading: number
  color?: string
}

export interface Place {
  x: number
  /** The upper edge of the first line. */
  y: number
  width: number
  right?: boolean
}

export const ink = '#1c1a17'
export const muted = '#5f5a52'
export const bold = 'Helvetica-Bold'

/** Distance from the upper edge of a line to its baseline, in font sizes. */
const ascent = 0.9

const known = /^[\n\x20-\x7e\xa0-\xac\xae-\xff]*$/
const lookalikes: Record<string, string> = { '\u2212': '-', '\u2010': '-', '\u2011': '-' }

/** Replaces characters that no font has: letters by their Latin sound where known, others by question marks. */
export function printable(text: string): string {
  if (known.test(text)) return text
  const plain = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n\xa0]/g, ' ')
  return Array.from(plain.replaceAll(/[\p{Cf}\p{Variation_Selector}]|(?!\n)\p{Cc}/gu, ''), printableCharacter).join('')
}

function printableCharacter(character: string): string {
  if (standard.test(character) || embedded.test(character)) return character
  const base = lookalikes[character] ?? romanised(character) ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return base !== '' && known.test(base) ? base : '?'
}

/** Width in points of one line of printable text. */
export function getWidth(pdf: Pdf, text: string, { font = 'Helvetica', size }: Pick<TextStyle, 'font' | 'size'>): number {
  return getRuns(text, font).reduce((width, run) => width + pdf.font(run.font, size).widthOfString(run.text), 0)
}

/** Breaks a text into printable lines of at most `width` points, between words where possible. */
export function wrapped(pdf: Pdf, text: string, width: number, style: TextStyle): string[] {
  return printable(text)
    .replaceAll(/\$ (?=\d)/g, '$$\u00a0') // An amount does not break after its currency.
    .split('\n')
    .flatMap((paragraph) => (getWidth(pdf, paragraph, style) <= width ? [paragraph] : wrappedParagraph(pdf, paragraph, width, style)))
}

function wrappedParagraph(pdf: Pdf, paragraph: string, width: number, style: TextStyle): string[] {
  const lines: string[] = []
  const space = getWidth(pdf, ' ', style)
  let line = ''
  let used = 0
  for (const word of paragraph.split(' ')) {
    const wide = getWidth(pdf, word, style)
    if (line !== '' && used + space + wide <= width) {
      line += ` ${word}`
      used += space + wide
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = wide <= width ? [word] : brokenWord(pdf, word, width, style)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1)!
    used = pieces.length === 1 ? wide : getWidth(pdf, line, style)
  }
  return [...lines, line]
}

function brokenWord(pdf: Pdf, word: string, width: number, style: TextStyle): string[] {
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const letter of word) {
    const wide = getWidth(pdf, letter, style)
    if (piece !== '' && used + wide > width) {
      pieces.push(piece)
      piece = ''
      used = 0
    }
    piece += letter
    used += wide
  }
  return [...pieces, piece]
}

/** Returns the first `most` lines; the last one ends in an ellipsis if lines were cut. */
export function cut(pdf: Pdf, lines: string[], most: number, width: number, style: TextStyle): string[] {
  if (lines.length <= most) return lines
  let last = lines[most - 1]!
  while (last !== '' && getWidth(pdf, `${last}…`, style) > width) last = last.slice(0, -1).trimEnd()
  return [...lines.slice(0, most - 1), `${last}…`]
}

/** Options for pdfkit; without the first two, used only for links and underlines, it would measure each text again. */
const unwrapped = { textWidth: 0, wordCount: 0, lineBreak: false, baseline: 'alphabetic' as const }

/** Draws printable lines. */
export function drawLines(pdf: Pdf, lines: readonly string[], { x, y, width, right = false }: Place, style: TextStyle): void {
  pdf.fillColor(style.color ?? ink)
  for (const [nth, line] of lines.entries()) {
    if (line === '') continue
    let left = right ? x + width - getWidth(pdf, line, style) : x
    for (const run of getRuns(line, style.font ?? 'Helvetica')) {
      pdf.font(run.font, style.size).text(run.text, left, y + nth * style.leading + ascent * style.size, unwrapped)
      left += pdf.widthOfString(run.text)
    }
  }
}
