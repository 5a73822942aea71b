import type { Locale } from '#config'
import { timeWords } from '../../platform/documents/document-formats.ts'
import { ensure, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { drawQr } from '../../platform/documents/document-qr.ts'
import { bold } from '../../platform/documents/document-text.ts'
import type { Validation } from './academic-documents.ts'
import { documentWords } from './document-words.ts'

const qrWidth = 96
const heading = 56

/** Adds what recipients need to validate the document: a QR code, the address it contains, and the code alone. Stays on one page. */
export function validationPart(paper: Paper, { address, sharedToken, expiresAt }: Validation, locale: Locale): void {
  const words = documentWords[locale]
  ensure(paper, heading + qrWidth + 40)
  section(paper, words.validation, { ahead: qrWidth + 40 })
  const { y, left, width } = paper
  drawQr(paper, address, { x: left + width - qrWidth, y, width: qrWidth, alt: words.qr })
  paper.width = width - qrWidth - 24
  paragraph(paper, words.validationText(timeWords(expiresAt, locale)), { after: 8 })
  paragraph(paper, `${words.code}: ${sharedToken}`, { font: bold, after: 4 })
  paragraph(paper, address, { font: 'Courier', size: 9, leading: 12 })
  paper.width = width
  paper.y = Math.max(paper.y, y + qrWidth)
}
