import { upstreamAsPortal, upstreamWith } from '../../request/upstream.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { contextSearch } from '../contexts/context-choices.ts'
import { redirectTo } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal } from '../return-url.ts'
import { openSingleSession, toSingleTokenSet } from '../session/single-session.server.ts'
import { readPerson } from './sign-in.server.ts'
import { hasOwnSignInForm } from './sign-in-methods.ts'

const names = ['tokenId', 'ssoCode'] as const

/** Handles launches with a single token (`tokenId`) or a code for a role (`ssoCode`), and redirects so that neither stays in the URL. */
export async function answerLaunch(scope: RequestScope, request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  const [tokenId, code] = names.map((name) => url.searchParams.get(name))
  if (request.method !== 'GET' || (tokenId === null && code === null)) return null
  for (const name of names) url.searchParams.delete(name)
  const portal = scope.runtime.portalUrl(scope.hostname)
  const to = (search: URLSearchParams) => redirectTo(`${portal}${pageOfPortal(`${url.pathname}${search.size > 0 ? `?${search}` : ''}`)}`)
  if (tokenId) await takeToken(scope, tokenId)
  const role = code && !hasOwnSignInForm(scope.settings) ? await roleOf(scope, code) : null
  if (role) for (const [name, value] of new URLSearchParams(contextSearch(role))) url.searchParams.set(name, value)
  return to(url.searchParams)
}

/** Never replaces another user's session: a link must not sign the user in to someone else's account unnoticed. */
async function takeToken(scope: RequestScope, token: string): Promise<void> {
  const { runtime, settings, log, requestId, locale } = scope
  if (!hasOwnSignInForm(settings)) return log.warn({ event: 'token-id-ignored' }, 'tokenId is ignored in version 3')
  const { identity } = upstreamWith(runtime, token, { requestId, locale, within: 5000 })
  try {
    const { expires_in } = await identity.checkToken()
    const answer = { access_token: token, expires_in }
    const current = fullOrRestrictedSession(scope)
    const { tenantId, userId, person } = await readPerson(scope, toSingleTokenSet(answer))
    const isOther = current !== null && (current.tenantId !== tenantId || current.userId !== userId || current.person.impersonated)
    if (isOther || person.impersonated) return log.warn({ event: 'token-id-ignored' }, 'tokenId of somebody else is ignored')
    await openSingleSession(scope, answer)
  } catch (error) {
    log.warn({ event: 'token-id-refused', code: portalErrorCode(error) }, 'tokenId refused')
  }
}

async function roleOf(scope: RequestScope, code: string) {
  try {
    const { v2RoleId: roleId, tenantId, institutionId } = await upstreamAsPortal(scope.runtime, scope).identity.legacyExchange({ code })
    return { roleId, tenantId, institutionId }
  } catch (error) {
    scope.log.warn({ event: 'launch-code-refused', code: portalErrorCode(error) }, 'launch code refused')
    return null
  }
}
