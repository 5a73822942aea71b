import type { RequestScope } from '../../session/request-scope.server.ts'
import { portalErrorCode } from '../../upstream/portal-error.ts'

/** The receipt as PDF; the service answers only for the signed-in person's own payments. */
export async function receiptPdf({ session, upstream, locale }: RequestScope, paymentId: string): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  try {
    const pdf = await upstream.financial.reports.issue({ kind: 'payment-receipt', paymentId, locale })
    return new Response(pdf, {
      headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${paymentId}.pdf"` },
    })
  } catch (error) {
    const code = portalErrorCode(error)
    const status = code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? 404 : code === 'UNAUTHORIZED' ? 401 : 503
    return new Response(null, { status })
  }
}
