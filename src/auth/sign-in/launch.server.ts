import type { OpenedLaunch } from '#api/identity/identity.ts'
import { upstreamAsPortal, createTokenUpstream } from '../../request/upstream.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { contextSearch } from '../contexts/context-choices.ts'
import { openFormRoute, type SentForm } from '../../request/form-route.server.ts'
import { createRedirect } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal, safeReturnUrl } from '../../request/return-url.ts'
import { openSingleSession } from '../session/single-session.server.ts'
import { getProofInstant } from '../../request/session/session-store.server.ts'
import { clearLaunch, keepLaunch, waitingLaunch } from './waiting-launch.server.ts'
import { hasOwnSignInForm } from './sign-in-methods.ts'

const names = ['tokenId', 'ssoCode'] as const

/** Handles launches with a single token (`tokenId`) or a code for a role (`ssoCode`), and redirects so that neither stays in the URL. */
export async function answerLaunch(scope: RequestScope, request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  const [tokenId, code] = names.map((name) => url.searchParams.get(name))
  if (request.method !== 'GET' || (tokenId === null && code === null)) return null
  for (const name of names) url.searchParams.delete(name)
  const portal = scope.runtime.portalUrl(scope.hostname)
  const pageAddress = (search: URLSearchParams) => pageOfPortal(`${url.pathname}${search.size > 0 ? `?${search}` : ''}`)
  if (tokenId && (await takeToken(scope, tokenId, pageAddress(url.searchParams)))) return createRedirect(`${portal}/auth/launch`)
  const role = code && !hasOwnSignInForm(scope.settings) ? await getRole(scope, code) : null
  if (role) for (const [name, value] of new URLSearchParams(contextSearch(role))) url.searchParams.set(name, value)
  return createRedirect(`${portal}${pageAddress(url.searchParams)}`)
}

/**
 * Consumes the token, so that its address works once. Never replaces another user's session, and asks whoever is signed out: a link must
 * not sign anyone in to somebody else's account unnoticed. Returns whether to ask.
 */
async function takeToken(scope: RequestScope, token: string, page: string): Promise<boolean> {
  const { settings, log } = scope
  if (!hasOwnSignInForm(settings)) return ignore(scope, 'tokenId is ignored in version 3')
  try {
    const launch = await launchClient(scope, token).openLaunch()
    if ((launch.tenantId ?? 0) !== (settings.tenant?.id ?? 0)) return ignore(scope, 'tokenId of another tenant is ignored')
    const current = fullOrRestrictedSession(scope)
    if (!current) {
      keepLaunch(scope, { ticket: launch.ticket, name: launch.name, returnTo: safeReturnUrl(page) })
      return true
    }
    const isOther = current.tenantId !== (launch.tenantId ?? 0) || current.userId !== launch.userId || current.person.impersonated
    if (isOther) return ignore(scope, 'tokenId of somebody else is ignored')
    await begin(scope, launch, await getProofInstant(scope.runtime, current))
  } catch (error) {
    log.warn({ event: 'token-id-refused', code: portalErrorCode(error) }, 'tokenId refused')
  }
  return false
}

function ignore({ log }: RequestScope, message: string): false {
  log.warn({ event: 'token-id-ignored' }, message)
  return false
}

/** Starts a session that replaces the browser's own. A launch proves nothing about the person who opens it. */
async function begin(scope: RequestScope, { ticket }: Pick<OpenedLaunch, 'ticket'>, proven: Date | null): Promise<boolean> {
  return openSingleSession(scope, await launchClient(scope, ticket).beginLaunchedSession(), { provenAt: proven })
}

/** Handles the answer of the person who was asked. */
export const enterByLaunch = openFormRoute({ acts: { enter: { call: enter } } })

async function enter({ scope, request }: Pick<SentForm, 'scope' | 'request'>): Promise<Response> {
  const { runtime, hostname, log } = scope
  const launch = waitingLaunch(scope, request)
  clearLaunch(scope)
  const page = (path: string) => createRedirect(`${runtime.portalUrl(hostname)}${path}`, 303)
  if (!launch || fullOrRestrictedSession(scope)) return page('/auth/signin')
  try {
    return page((await begin(scope, launch, null)) ? launch.returnTo : '/auth/signin')
  } catch (error) {
    log.warn({ event: 'launch-refused', code: portalErrorCode(error) }, 'launch refused')
    return page(`/auth/signin?${new URLSearchParams({ returnTo: launch.returnTo })}`)
  }
}

const launchClient = ({ runtime, requestId, locale }: RequestScope, token: string) =>
  createTokenUpstream(runtime, token, { requestId, locale, within: 5000 }).identity

async function getRole(scope: RequestScope, code: string) {
  try {
    const { v2RoleId: roleId, tenantId, institutionId } = await upstreamAsPortal(scope.runtime, scope).identity.legacyExchange({ code })
    return { roleId, tenantId, institutionId }
  } catch (error) {
    scope.log.warn({ event: 'launch-code-refused', code: portalErrorCode(error) }, 'launch code refused')
    return null
  }
}
