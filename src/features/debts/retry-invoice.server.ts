import { isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { getId, toPage } from '../../shared/downloads/report-download.server.ts'
import type { RetryOutcome } from './debt-address.ts'

/** The button before scripts run. Redirects to the debt's page with the outcome; the service checks the permission. */
export async function retryInvoiceByForm(scope: RequestScope, request: Request, debtId: string): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  const outcome: RetryOutcome = session
    ? await upstream.financial.invoices.retry({ debtId: getId(debtId) }).then(
        () => 'asked' as const,
        () => 'failed' as const,
      )
    : 'failed'
  return toPage(scope, `/financial/payments/${getId(debtId)}?${new URLSearchParams({ retry: outcome })}`)
}
