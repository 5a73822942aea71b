import { z } from 'zod'
import { safeReturnUrl } from '../../request/return-url.ts'
import { withTab } from '../../request/session/tabs.server.ts'
import { isSameOrigin, createRedirect } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

const one = z.object({ recipientId: z.uuid(), isRead: z.stringbool() })

/** Marks one notification, or all without `recipientId`, before scripts run; redirects to the page one was on. */
export async function markByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream, runtime, hostname, tab } = scope
  const form = Object.fromEntries(await request.formData())
  const back = createRedirect(`${runtime.portalUrl(hostname)}${withTab(safeReturnUrl(String(form.returnTo ?? '')), tab)}`, 303)
  if (!session) return back
  const marked = one.safeParse(form)
  try {
    if (marked.success) await upstream.notifications.markRead({ id: marked.data.recipientId, isRead: marked.data.isRead })
    else if (!('recipientId' in form)) await upstream.notifications.markAllRead({ deliveryMode: 'application' })
  } catch (error) {
    // Marked by nobody else: the page shows how it stands.
    if (!['FORBIDDEN', 'NOT_FOUND'].includes(portalErrorCode(error))) throw error
  }
  return back
}
