import { reportDownload } from '../../shared/downloads/report-download.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** The receipt as PDF; the service answers only for the signed-in person's own payments. */
export function receiptPdf(scope: RequestScope, paymentId: string): Promise<Response> {
  return reportDownload(scope, { kind: 'payment-receipt', paymentId }, `/financial/payments/receipts/${encodeURIComponent(paymentId)}`)
}
