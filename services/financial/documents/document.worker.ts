import type { Locale } from '#config'
import { type DocumentManners, drawFor } from './document-formats.ts'
import type { ReportLogo } from './document-logo.ts'
import { closePaper } from './document-parts.ts'
import { type Report, reportDocument } from './documents.ts'

export interface PrintOrder {
  report: Report
  locale: Locale
  logo: ReportLogo | null
  manners: DocumentManners | null
}

export default function printReport({ report, locale, logo, manners }: PrintOrder): Promise<Uint8Array> {
  drawFor(manners)
  return closePaper(reportDocument(report, locale, logo))
}
