import { create } from 'qrcode'
import type { CardPdfSize, StudentCard } from '#api/academic/student-cards.ts'
import type { Locale } from '#config'
import { msg } from '#services/platform/i18n/msg.ts'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import { decoration, head, note, openPaper, type Paper, tagged } from '../../platform/documents/document-parts.ts'
import { bold, drawLines, ink, muted, type TextStyle, wrapped } from '../../platform/documents/document-text.ts'
import { localized } from '../../platform/i18n/localized.ts'

export interface PrintedCard {
  card: Pick<StudentCard, 'student' | 'academicRecord' | 'course' | 'institution' | 'validUntil' | 'typedCode'>
  /** JPEG or PNG. */
  photo: Uint8Array | null
  /** Public address that validates the card. On paper it has no proof, which would expire after five minutes. */
  address: string
  size: CardPdfSize
}

/** Points: 85.6 by 54 mm. */
const format = { width: 242.65, height: 153.07 }
const margin = 11
const photoSize = { width: 56, height: 63 }
const codeSize = 66
const corner = 9
const line = '#8d877c'

/** A card to print: on a page of its size, or on A4 with a line to cut along. */
export function cardDocument(printed: PrintedCard, locale: Locale, logo: DocumentLogo | null): Paper {
  const w = words[locale]
  const { card, size } = printed
  const about = { title: `${w.title} ${card.academicRecord}`, institution: card.institution, language: locale }
  if (size === 'card') {
    const paper = openPaper({ ...about, size: format, margins: { side: margin, top: margin } })
    drawCard(paper, printed, locale, { x: 0, y: 0 })
    return paper
  }
  const paper = openPaper(about)
  head(paper, card.institution, w.title, logo)
  paper.y += 24
  const place = { x: paper.left, y: paper.y }
  decoration(paper.pdf, 'Layout', () =>
    paper.pdf.roundedRect(place.x, place.y, format.width, format.height, corner).lineWidth(0.5).dash(3, { space: 2 }).stroke(line).undash(),
  )
  drawCard(paper, printed, locale, place)
  paper.y = place.y + format.height
  note(paper, w.cut)
  return paper
}

function drawCard({ pdf, root }: Paper, { card, photo, address }: PrintedCard, locale: Locale, { x, y }: { x: number; y: number }): void {
  const w = words[locale]
  const [left, right] = [x + margin, x + format.width - margin]
  /** Draws at most two lines, and returns the height that they take. */
  const text = (tag: string, words: string, place: { x: number; y: number; width: number }, style: TextStyle): number => {
    const lines = wrapped(pdf, words, place.width, style).slice(0, 2)
    tagged(pdf, root, tag, () => drawLines(pdf, lines, place, style))
    return lines.length * style.leading
  }
  const wide = right - left
  let top = y + margin
  top += text('P', card.institution, { x: left, y: top, width: wide }, { font: bold, size: 8.5, leading: 10, color: ink })
  top += text('P', w.title, { x: left, y: top, width: wide }, { size: 7, leading: 9, color: muted }) + 5
  if (photo) {
    const { width, height } = photoSize
    tagged(
      pdf,
      root,
      'Figure',
      () => {
        pdf.save().roundedRect(left, top, width, height, 4).clip()
        pdf.image(Buffer.from(photo), left, top, { cover: [width, height], align: 'center', valign: 'center' }).restore()
      },
      { alt: w.photo },
    )
  }
  const middle = photo ? left + photoSize.width + 8 : left
  const column = right - codeSize - 8 - middle
  let at = top
  at += text('H1', card.student, { x: middle, y: at, width: column }, { font: bold, size: 8.5, leading: 10, color: ink }) + 2
  at += text('P', card.course, { x: middle, y: at, width: column }, { size: 7, leading: 8.5, color: ink }) + 3
  for (const [term, value] of [
    [w.academicRecord, card.academicRecord],
    [w.validUntil, dateWords(card.validUntil, locale)],
  ] as const) {
    at += text('P', `${term} ${value}`, { x: middle, y: at, width: column }, { size: 6.5, leading: 8, color: ink })
  }
  const codeAt = right - codeSize
  tagged(pdf, root, 'Figure', () => drawCode(pdf, address, codeAt, top), { alt: w.code })
  const codeStyle = { font: 'Courier', size: 7.5, leading: 9, color: ink } as const
  text('P', card.typedCode, { x: codeAt, y: top + codeSize + 3, width: codeSize }, codeStyle)
}

function drawCode(pdf: Paper['pdf'], address: string, x: number, y: number): void {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const side = codeSize / size
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (data[row * size + column]) pdf.rect(x + column * side, y + row * side, side, side)
  pdf.fill('#000000')
}

const words = localized({
  title: msg`Carteira de estudante`,
  photo: msg`Foto da carteira`,
  code: msg`Código QR que valida a carteira`,
  academicRecord: msg`Matrícula`,
  validUntil: msg`Válida até`,
  cut: msg`Imprima em tamanho real (100%) e recorte na linha. O código QR leva à página que diz se a carteira vale.`,
})
