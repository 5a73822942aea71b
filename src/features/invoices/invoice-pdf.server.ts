import { idOf, reportDownload } from '../../shared/downloads/report-download.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** An invoice as PDF. */
export function invoicePdf(scope: RequestScope, invoiceId: string): Promise<Response> {
  return reportDownload(scope, { kind: 'invoice', invoiceId: idOf(invoiceId) }, '/financial/invoices')
}
