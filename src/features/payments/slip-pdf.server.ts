import { reportDownload, toPage } from '../../shared/downloads/report-download.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** A bank slip as PDF. Whoever cannot have it, such as once it expired or was paid, is led to its page, which says why. */
export async function slipPdf(scope: RequestScope, paymentId: string): Promise<Response> {
  const page = `/financial/payments/slip/${encodeURIComponent(paymentId)}`
  const response = await reportDownload(scope, { kind: 'bank-slip', paymentId }, page)
  return response.status >= 400 ? toPage(scope, page) : response
}
