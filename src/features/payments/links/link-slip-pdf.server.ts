import { isNotFound } from '@tanstack/react-router'
import { download, toPage } from '../../../shared/downloads/report-download.server.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { linkScope } from './link-scope.server.ts'

/** A bank slip of a payment link as PDF, for whoever has the link. One that there is not leads to the link's page, which says why. */
export async function linkSlipPdf(scope: RequestScope, { token, paymentId }: { token: string; paymentId: string }): Promise<Response> {
  const page = `/financial/payment-links/${encodeURIComponent(token)}?${new URLSearchParams({ payment: paymentId })}`
  try {
    const { slips, tenantId } = linkScope(scope)
    const response = await download(scope, slips.issueOfLink({ token, paymentId, tenantId, locale: scope.locale }), page)
    if (response.status >= 400) return toPage(scope, page)
    response.headers.set('referrer-policy', 'no-referrer')
    response.headers.set('x-robots-tag', 'noindex, nofollow')
    return response
  } catch (error) {
    if (isNotFound(error)) return new Response(null, { status: 404 })
    throw error
  }
}
