import type { RequestScope } from '../../request/request-scope.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { download, getId, reportDownload, toPage } from '../../kit/downloads/report-download.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { type AcceptOutcome, getOutcome } from './contract-search.ts'

/** Redirects to the contract's page with the outcome. */
export async function acceptByForm(scope: RequestScope, request: Request, contractId: string): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const outcome: AcceptOutcome = !form.has('read')
    ? 'unread'
    : !session
      ? 'failed'
      : await upstream.financial.contracts.accept({ id: getId(contractId), hash: text('hash') }).then(
          () => 'accepted' as const,
          (error: unknown) => getOutcome(portalErrorCode(error)),
        )
  const search = new URLSearchParams({ outcome })
  // Shows the form again.
  if (outcome === 'unread' || outcome === 'failed') search.set('accept', 'true')
  return toPage(scope, `/financial/contracts/${getId(contractId)}/enrollments/${getId(text('enrollment'))}?${search}`)
}

/** `content` in the query is the version that the user read. */
export function contractPdf(
  scope: RequestScope,
  kind: 'contract' | 'contract-certificate',
  contractId: string,
  request: Request,
): Promise<Response> {
  const search = new URL(request.url).searchParams
  const page = `/financial/contracts/${getId(contractId)}/enrollments/${getId(search.get('enrollment') ?? '')}`
  const contentId = getId(search.get('content') ?? '')
  const { session, upstream, locale } = scope
  if (session && kind === 'contract' && contentId)
    return download(scope, upstream.financial.contracts.issueContent({ id: contentId, locale }), page)
  return reportDownload(scope, { kind, contractId: getId(contractId) }, page)
}
