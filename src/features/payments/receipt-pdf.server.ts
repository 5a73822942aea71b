import type { RequestScope } from '../../session/request-scope.server.ts'
import { type PortalErrorCode, portalErrorCode } from '../../upstream/portal-error.ts'

const statuses: Partial<Record<PortalErrorCode, number>> = { NOT_FOUND: 404, BAD_REQUEST: 404, UNAUTHORIZED: 401, FORBIDDEN: 403 }

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
    return new Response(null, { status: statuses[code] ?? 503 })
  }
}
