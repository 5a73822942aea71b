import type { PortalRuntime } from './runtime.ts'
import type { CallCredentials } from './resilient-call.server.ts'
import { createUpstream, disableMissingFeatures } from './upstream.server.ts'
import { getRequestId } from '#api/request-id.ts'
import { appConfig } from '#config'
import { negotiateLocale } from '../i18n/negotiate-locale.ts'
import { localeCookie, readCookies } from './cookies.server.ts'
import { endsSoon, refreshTokens } from './identity-client.server.ts'
import { renewImpersonation } from './session/impersonation-tokens.server.ts'
import { sidebarCookie } from './sidebar-preference.ts'
import { isPageRequest } from './http.server.ts'
import type { RequestScope } from './request-scope.server.ts'
import { randomToken } from './secrets.server.ts'
import { exchangeTokens, loadSession } from './session/session-store.server.ts'
import type { Session } from './session/session.ts'
import { getAllSessions, type CookieSession, getSessions, tabCookies, getTab } from './session/tabs.server.ts'
import { tenantIntegration } from './tenant-integration.server.ts'
import { settingsForHostname, settingsForTenant } from './tenant-settings.server.ts'

/** Creates the scope of a request; null for an unregistered hostname. @throws PortalError when settings are neither available nor cached */
export async function createRequestScope(
  runtime: PortalRuntime,
  request: Request,
  address: string,
  onCookie: (cookie: string) => void,
): Promise<RequestScope | null> {
  const requestId = getRequestId(request.headers)
  const hostname = new URL(request.url).hostname
  const settings = await settingsForHostname(runtime, hostname, requestId)
  if (!settings) return null
  const tab = getTab(request, settings)
  const candidates = getSessions(request, tab)
  const opened = await firstSession(runtime, hostname, candidates, (cookie) => {
    // A late response to an old page must not clear the cookie of a newer one.
    if (isPageRequest(request)) onCookie(cookie)
  })
  const isRestricted = opened !== null && opened.person.temporaryPassword && !opened.person.impersonated
  const actingTenantId = opened?.person.context?.tenantId ?? settings.tenant?.id ?? null
  // The hostname's own theme is better than no page.
  const acting =
    actingTenantId === null || actingTenantId === settings.tenant?.id
      ? settings
      : ((await settingsForTenant(runtime, actingTenantId, requestId).catch(() => null)) ?? settings)
  const locale = negotiateLocale(
    opened?.person.languageId ?? null,
    readCookies(request)[localeCookie] ?? null,
    request.headers.get('accept-language'),
  )
  const sidebarWidth = readCookies(request)[sidebarCookie] === 'mini' ? 'mini' : 'full'
  const log = runtime.log.child({
    requestId,
    tenantId: settings.tenant?.id ?? null,
    ...(opened && { personId: opened.userId }),
  })
  const deadline = Date.now() + appConfig.upstream.totalDeadline
  const credentials = getCredentials(runtime, hostname, opened)
  const upstreamWithCaptcha = (captchaToken?: string) =>
    disableMissingFeatures(
      createUpstream(runtime, {
        requestId,
        locale,
        answerBy: deadline,
        address,
        ...credentials,
        ...(captchaToken && { captchaToken }),
      }),
      acting.features,
    )
  const upstream = upstreamWithCaptcha()
  return {
    runtime,
    requestId,
    log,
    address,
    userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
    hostname,
    settings,
    acting,
    session: isRestricted ? null : opened,
    restrictedSession: isRestricted ? opened : null,
    hasSessionEnded: opened === null && candidates.length > 0,
    locale,
    sidebarWidth,
    nonce: randomToken(16),
    upstream,
    upstreamWithCaptcha,
    integration: () => tenantIntegration(runtime, upstream, (!isRestricted && opened?.person.context?.tenantId) || null),
    setCookie: onCookie,
    tab,
    setSessionCookie: (secret, wanted) => tabCookies(request, wanted, secret).forEach(onCookie),
    clearSessionCookies: () =>
      getAllSessions(request).map(({ secret, cleared }) => {
        onCookie(cleared)
        return secret
      }),
  }
}

async function firstSession(
  runtime: PortalRuntime,
  hostname: string,
  candidates: CookieSession[],
  onCookie: (cookie: string) => void,
): Promise<Session | null> {
  for (const { secret, cleared } of candidates) {
    const session = await loadSession(runtime, secret, hostname)
    if (session) return session
    onCookie(cleared)
  }
  return null
}

const exchanges = new Map<string, Promise<string | null>>()

function getCredentials(runtime: PortalRuntime, hostname: string, session: Session | null): CallCredentials {
  if (!session) return { accessToken: async () => null, renew: async () => null }
  let current = session.tokens
  const renew = (refused: string) => {
    // One exchange per process and token; an advisory lock in the database serialises processes.
    const running = exchanges.get(refused)
    if (running) return running
    const exchange = exchangeTokens(runtime, session.idHash, refused, (tokens) =>
      tokens.operator ? renewImpersonation(runtime, hostname, tokens.operator) : refreshTokens(runtime, hostname, tokens),
    )
      .then((tokens) => {
        if (tokens) current = tokens
        return tokens?.accessToken ?? null
      })
      .finally(() => exchanges.delete(refused))
    exchanges.set(refused, exchange)
    return exchange
  }
  return {
    accessToken: async () => (endsSoon(current) ? renew(current.accessToken) : current.accessToken),
    renew,
  }
}
