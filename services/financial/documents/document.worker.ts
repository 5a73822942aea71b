import { renderToBuffer } from '@react-pdf/renderer'
import type { Locale } from '#config'
import { type Report, reportDocument } from './documents.ts'
import type { ReportLogo } from './document-parts.ts'

export interface PrintOrder {
  report: Report
  locale: Locale
  logo: ReportLogo | null
}

export default async function printReport({ report, locale, logo }: PrintOrder): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(reportDocument(report, locale, logo)))
}
