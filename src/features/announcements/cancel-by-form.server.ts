import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../shared/downloads/report-download.server.ts'

/** The question before scripts run. Redirects to the list with the outcome. */
export async function cancelByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  const announcementId = String((await request.formData()).get('announcementId') ?? '')
  const done = session
    ? await upstream.notifications.announcements.cancel({ announcementId }).then(
        () => 'canceled' as const,
        (error: unknown) => (portalErrorCode(error) === 'ALREADY_SENT' ? ('tooLate' as const) : ('notCanceled' as const)),
      )
    : 'notCanceled'
  return toPage(scope, `/announcements?${new URLSearchParams({ done })}`)
}
