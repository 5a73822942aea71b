import { idOf, reportDownload } from '../../reports/report-download.server.ts'
import type { RequestScope } from '../../session/request-scope.server.ts'

/** A contract, or the certificate of its acceptance, as PDF. */
export function contractPdf(scope: RequestScope, kind: 'contract' | 'contract-certificate', contractId: string, request: Request): Promise<Response> {
  const enrollmentId = idOf(new URL(request.url).searchParams.get('enrollment') ?? '')
  return reportDownload(scope, { kind, contractId: idOf(contractId) }, `/financial/contracts/${idOf(contractId)}/enrollments/${enrollmentId}`)
}
