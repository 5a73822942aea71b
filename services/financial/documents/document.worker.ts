import { renderToBuffer } from '@react-pdf/renderer'
import type { Locale } from '#config'
import { type Report, reportDocument } from './documents.ts'
import type { ReportLogo } from './document-parts.ts'

/** What the printer hands to a worker thread. */
export interface PrintOrder {
  report: Report
  locale: Locale
  logo: ReportLogo | null
}

/** Runs in a worker thread: makes one document as PDF. */
export default async function printReport({ report, locale, logo }: PrintOrder): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(reportDocument(report, locale, logo)))
}
