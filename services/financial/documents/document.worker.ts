import type { Locale } from '#config'
import type { ReportLogo } from './document-logo.ts'
import { closePaper } from './document-parts.ts'
import { type Report, reportDocument } from './documents.ts'

export interface PrintOrder {
  report: Report
  locale: Locale
  logo: ReportLogo | null
}

export default function printReport({ report, locale, logo }: PrintOrder): Promise<Uint8Array> {
  return closePaper(reportDocument(report, locale, logo))
}
