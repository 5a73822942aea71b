import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { withTab } from '../../auth/session/tabs.server.ts'
import { idOf } from '../../shared/downloads/report-download.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { type AcceptOutcome, outcomeOf } from './contract-search.ts'

/** Accepts a contract by the plain form of its page, and goes back there to say how it went. */
export async function acceptByForm(scope: RequestScope, request: Request, contractId: string): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream, runtime, hostname, tab } = scope
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const outcome: AcceptOutcome = !form.has('read')
    ? 'unread'
    : !session
      ? 'failed'
      : await upstream.financial.contracts.accept({ id: idOf(contractId), hash: text('hash') }).then(
          () => 'accepted' as const,
          (error: unknown) => outcomeOf(portalErrorCode(error)),
        )
  const search = new URLSearchParams({ outcome })
  // The form again, for another try.
  if (outcome === 'unread' || outcome === 'failed') search.set('accept', 'true')
  const page = `/financial/contracts/${idOf(contractId)}/enrollments/${idOf(text('enrollment'))}?${search}`
  return redirectTo(`${runtime.portalUrl(hostname)}${withTab(page, tab)}`, 303)
}
