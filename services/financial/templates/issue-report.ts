import type { Logger } from 'pino'
import type { Locale } from '#config'
import { issueDocument, type Issuer, type Letterheads } from '../../platform/documents/issue-document.ts'
import type { Report } from '../documents/documents.ts'
import type { ReportPrinter } from '../documents/report-printer.ts'

/** Milliseconds for a document with a template, including the worker's start and its queue. */
export const templateTimeout = 10_000

export interface IssueReportOptions extends Letterheads {
  printer: ReportPrinter
  log: Logger
}

/** Issues a report with the template in use, or in the product's own layout if that fails. Throws REPORT_FAILED. */
export async function issueReport({ log, ...options }: IssueReportOptions, issuer: Issuer, report: Report, locale: Locale): Promise<File> {
  const plain = withoutTemplate(report)
  if (!plain) return issueDocument(options, issuer, report, locale)
  try {
    return await issueDocument(options, issuer, report, locale, AbortSignal.timeout(templateTimeout))
  } catch (error) {
    log.error({ err: error, tenantId: issuer.tenantId, kind: report.kind }, 'a document could not be drawn by its template')
    return issueDocument(options, issuer, plain, locale)
  }
}

/** Returns the report without its template; null if it has none. */
function withoutTemplate(report: Report): Report | null {
  if (report.kind === 'bank-slip') return report.template && { ...report, template: null }
  if (report.kind === 'income-report') return report.templates.some((one) => one !== null) ? { ...report, templates: [] } : null
  return null
}
