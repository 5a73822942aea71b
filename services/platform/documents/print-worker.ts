import type { Locale } from '#config'
import { type DocumentManners, setDrawnDocument } from './document-formats.ts'
import type { DocumentLogo } from './document-logo.ts'
import { closePaper, type Paper } from './document-parts.ts'

export interface PrintOrder<Document> {
  document: Document
  locale: Locale
  logo: DocumentLogo | null
  manners: DocumentManners | null
}

/** Runs the print worker of a service. @param draw draws a document, which is then closed */
export function runPrintWorker<Document>(draw: (document: Document, locale: Locale, logo: DocumentLogo | null) => Paper) {
  return ({ document, locale, logo, manners }: PrintOrder<Document>): Promise<Uint8Array> => {
    setDrawnDocument(manners)
    return closePaper(draw(document, locale, logo))
  }
}
