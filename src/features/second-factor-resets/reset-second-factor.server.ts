import { secondFactorReset } from '#api/second-factor-reset.ts'
import type { z } from 'zod'
import type { Session } from '../../request/session/session.ts'
import { deleteSessions } from '../../request/session/session-store.server.ts'
import { checkRecentProof, redirectToProof } from '../../request/session/recent-proof.server.ts'
import { isSameOrigin, redirectTo } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** @throws PortalError FORBIDDEN, or NOT_FOUND for people out of reach or without a second factor */
export async function resetAndSignOut(scope: RequestScope, session: Session, asked: z.output<typeof secondFactorReset>): Promise<void> {
  // The user id must not reach the browser.
  const { userId } = await scope.upstream.users.resetSecondFactor(asked)
  await deleteSessions(scope.runtime, { tenantId: session.person.context?.tenantId ?? session.tenantId, userId })
  scope.log.info({ event: 'second-factor-reset' }, 'second factor reset by staff')
}

/** The form as browsers without scripts send it. */
export async function resetByForm(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, session } = scope
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const asked = secondFactorReset.safeParse({ username: text('person'), reason: text('reason') })
  const page = (search: Record<string, string>) =>
    redirectTo(`${runtime.portalUrl(hostname)}/second-factor-resets?${new URLSearchParams(search)}`, 303)
  const refused = { q: text('q'), outcome: 'refused', reason: text('reason').slice(0, 500) }
  if (!session || !asked.success) return page(refused)
  try {
    await checkRecentProof(scope, session)
    await resetAndSignOut(scope, session, asked.data)
    return page({ outcome: 'reset' })
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'STEP_UP_REQUIRED')
      return redirectToProof(scope, `/second-factor-resets?${new URLSearchParams({ q: refused.q, reason: refused.reason })}`)
    if (!['FORBIDDEN', 'NOT_FOUND'].includes(code)) throw error
    return page(refused)
  }
}
