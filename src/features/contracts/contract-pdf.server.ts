import { download, idOf, reportDownload } from '../../shared/downloads/report-download.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** A contract, or the certificate of its acceptance, as PDF. `content` of the address is the version that was read. */
export function contractPdf(
  scope: RequestScope,
  kind: 'contract' | 'contract-certificate',
  contractId: string,
  request: Request,
): Promise<Response> {
  const search = new URL(request.url).searchParams
  const page = `/financial/contracts/${idOf(contractId)}/enrollments/${idOf(search.get('enrollment') ?? '')}`
  const contentId = idOf(search.get('content') ?? '')
  const { session, upstream, locale } = scope
  if (session && kind === 'contract' && contentId)
    return download(scope, upstream.financial.contracts.issueContent({ id: contentId, locale }), page)
  return reportDownload(scope, { kind, contractId: idOf(contractId) }, page)
}
