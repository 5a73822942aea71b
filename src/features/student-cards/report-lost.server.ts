import { z } from 'zod'
import { isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'

/** The question before scripts run. Redirects to the cards with the outcome. */
export async function reportLostByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream, log } = scope
  const cardId = z.uuid().safeParse((await request.formData()).get('cardId'))
  const reported =
    session && cardId.success
      ? await upstream.academic.studentCards.revoke({ cardId: cardId.data }).then(
          () => 'yes',
          (err: unknown) => {
            log.warn({ err }, 'a student card could not be revoked')
            return 'no'
          },
        )
      : 'no'
  return toPage(scope, `/enrollment-student-cards?${new URLSearchParams({ reported })}`)
}
