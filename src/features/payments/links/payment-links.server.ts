import { isNotFound, notFound } from '@tanstack/react-router'
import { disableMissingFeatures, upstreamAsPortal } from '../../../request/upstream.server.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { download } from '../../../kit/downloads/report-download.server.ts'
import { toPage } from '../../../request/session/tabs.server.ts'

/** Calls without a session, limited to links of this hostname's tenant. @throws the router's `notFound` without a tenant */
export function linkScope({ runtime, requestId, locale, settings, address }: RequestScope, captchaToken?: string) {
  if (!settings.tenant) throw notFound()
  const upstream = upstreamAsPortal(runtime, { requestId, locale, address }, captchaToken ?? null)
  const { paymentLinks, bankSlips } = disableMissingFeatures(upstream, settings.features).financial
  return { tenantId: settings.tenant.id, links: paymentLinks, slips: bankSlips }
}

/** Responds with a PDF to the holder of the link; on failure, redirects to the link's page, which explains why. */
export async function linkPdf(
  scope: RequestScope,
  kind: 'slip' | 'receipt',
  { token, paymentId }: { token: string; paymentId: string },
): Promise<Response> {
  const page = `/financial/payment-links/${encodeURIComponent(token)}?${new URLSearchParams({ payment: paymentId })}`
  try {
    const { slips, links, tenantId } = linkScope(scope)
    const wanted = { token, paymentId, tenantId, locale: scope.locale }
    const response = await download(scope, kind === 'slip' ? slips.issueOfLink(wanted) : links.issueReceipt(wanted), page)
    if (response.status >= 400) return toPage(scope, page)
    response.headers.set('referrer-policy', 'no-referrer')
    response.headers.set('x-robots-tag', 'noindex, nofollow')
    return response
  } catch (error) {
    if (isNotFound(error)) return new Response(null, { status: 404 })
    throw error
  }
}
