import type { ContextChoice } from '#api/contexts.ts'
import { requestsContext, isCurrent, readContextChoice, withoutContextChoice } from './context-choices.ts'
import { isPageRequest, createRedirect } from '../../request/http.server.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { beginSignIn } from '../sign-in/sign-in.server.ts'
import { openSingleSession } from '../session/single-session.server.ts'
import { getProofInstant } from '../../request/session/session-store.server.ts'
import type { Session } from '../../request/session/session.ts'
import { newTab, withTab } from '../../request/session/tabs.server.ts'
import { hasOwnSignInForm } from '../sign-in/sign-in-methods.ts'

/**
 * Switches to the role in the query (`v2RoleId`, `tenantId`, `institutionId`) and redirects to the page without it;
 * null without a role.
 */
export async function switchContext(scope: RequestScope, request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  if (!isPageRequest(request) || !requestsContext(url.searchParams)) return null
  const { runtime, hostname, session, settings, log } = scope
  const portal = runtime.portalUrl(hostname)
  const page = safeReturnUrl(`${url.pathname}${withoutContextChoice(url.searchParams)}`)
  const choice = readContextChoice(url.searchParams)
  if (!choice) {
    log.warn({ event: 'context-refused', reason: 'ids are not integers' }, 'context refused')
    return createRedirect(`${portal}${page}`)
  }
  if (session && isCurrent(session.person.context, choice)) return createRedirect(`${portal}${page}`)
  if (session?.person.impersonated || (session && !(await mayAssume(scope, choice)))) {
    log.warn({ event: 'context-refused', reason: 'not held' }, 'context refused')
    return createRedirect(`${portal}/error?problem=context`)
  }
  // Uses a separate tab session, so that other tabs keep their role.
  const tab = session && settings.independentTabsEnabled ? newTab() : null
  if (session?.tokens.isSingle) {
    const isAssumed = await assumeRole(scope, session, choice, tab)
    return createRedirect(`${portal}${isAssumed ? withTab(page, tab) : '/error?problem=context'}`)
  }
  // The temporary password must be changed first; `returnTo` repeats the request.
  if (scope.restrictedSession)
    return createRedirect(`${portal}/auth/password/expired?${new URLSearchParams({ returnTo: `${url.pathname}${url.search}` })}`)
  if (hasOwnSignInForm(settings))
    return createRedirect(`${portal}/auth/signin?${new URLSearchParams({ returnTo: `${url.pathname}${url.search}` })}`)
  return beginSignIn(scope, request, { returnTo: withTab(page, tab), wanted: choice })
}

/** Returns whether the user may take the role; true if the service is unavailable, since the identity provider checks again. */
async function mayAssume({ upstream }: RequestScope, { roleId, tenantId, institutionId }: ContextChoice): Promise<boolean> {
  const contexts = await upstream.users.contexts().then(
    ({ contexts: known }) => known,
    () => null,
  )
  if (!contexts) return true
  return contexts.some(
    (one) => one.tenantId === tenantId && one.institutionId === institutionId && one.roles.some(({ id }) => id === roleId),
  )
}

/** A single token for a role, in exchange for that of the session. */
export function tokenForRole({ identity }: Pick<Upstream, 'identity'>, { roleId, tenantId, institutionId }: ContextChoice) {
  if (tenantId === null) return identity.assumeApplicationRole({ roleId })
  if (institutionId === null) return identity.assumeTenantRole({ roleId, tenantId })
  return identity.assumeInstitutionRole({ roleId, tenantId, institutionId })
}

async function assumeRole(scope: RequestScope, session: Session, choice: ContextChoice, tab: string | null): Promise<boolean> {
  try {
    return await openSingleSession(scope, await tokenForRole(scope.upstream, choice), {
      provenAt: await getProofInstant(scope.runtime, session),
      tab,
    })
  } catch (error) {
    scope.log.warn({ err: error }, 'role was not assumed')
    return false
  }
}
