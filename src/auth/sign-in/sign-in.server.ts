import type { ContextChoice } from '#api/contexts.ts'
import type { SignInReason } from '#api/identity/sign-in-reasons.ts'
import { createTokenUpstream } from '../../request/upstream.server.ts'
import { authorizeUrl, exchangeCode, revokeTokens, verifyIdToken } from '../../request/identity-client.server.ts'
import { toSessionPerson } from '../../request/session/session-person.server.ts'
import { createRedirect } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { isStaff } from '../../request/permissions.ts'
import { randomToken } from '../../request/secrets.server.ts'
import { proveByProvider } from '../../request/session/recent-proof.server.ts'
import { findAttempt, keepAttempt, takeAttempt } from './sign-in-attempts.server.ts'
import { createSession, deleteSession } from '../../request/session/session-store.server.ts'
import type { SessionPerson, TokenSet } from '../../request/session/session.ts'
import { readTab } from '../../request/session/tabs.server.ts'

export type CallbackProblem = 'denied' | 'expired' | 'failed'

interface RequestedSignIn {
  returnTo: string | null
  /** Defaults to the last role, chosen by the identity provider. */
  wanted?: ContextChoice
  ltiLaunch?: string | null
  because?: SignInReason | undefined
  isStepUp?: boolean
}

export function beginSignIn(
  scope: RequestScope,
  request: Request,
  { returnTo, wanted, ltiLaunch = null, because, isStepUp = false }: RequestedSignIn,
): Response {
  const { runtime, hostname, settings, locale } = scope
  const secrets = { state: randomToken(16), nonce: randomToken(16), verifier: randomToken(32) }
  keepAttempt(scope, request, { ...secrets, kind: 'code', returnTo: safeReturnUrl(returnTo), isStepUp })
  const institutionId = settings.owner === 'ies' ? (settings.institutions[0]?.id ?? null) : null
  const asked = {
    ...secrets,
    hostname,
    ownerId: settings.tenant?.id ?? null,
    institutionId,
    wanted: wanted ?? null,
    ltiLaunch,
    because,
    isStepUp,
    locale,
  }
  return createRedirect(authorizeUrl(runtime, asked).href)
}

/** Handles `/auth/passkey/start`: the provider's page knows no page to return to. Its own sign-in stays open. */
export function passkeyInstead(scope: RequestScope, request: Request): Response {
  const attempt = findAttempt(scope, request, 'code', new URL(request.url).searchParams.get('instead') ?? '')
  const returnTo = safeReturnUrl(attempt?.returnTo)
  const search = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
  return createRedirect(`${scope.runtime.portalUrl(scope.hostname)}/auth/passkey${search}`)
}

/** Verifies state, browser, nonce, issuer and audience, and opens a session. Returns the page to continue to, or the problem. */
export async function completeSignIn(scope: RequestScope, request: Request): Promise<{ returnTo: string } | { problem: CallbackProblem }> {
  const { runtime, hostname, log } = scope
  const refuse = (problem: CallbackProblem, reason: string) => {
    log.warn({ event: 'sign-in-refused', reason }, 'sign-in refused')
    return { problem }
  }
  const query = new URL(request.url).searchParams
  const attempt = takeAttempt(scope, request, 'code', query.get('state') ?? '')
  if (!attempt) return refuse('expired', 'unknown, used or expired state, or another browser')
  const code = query.get('code')
  const { issuer, sendsIssuer } = runtime.identityProvider
  // A response without its issuer could come from another provider (RFC 9207).
  if ((query.get('iss') ?? (sendsIssuer ? null : issuer)) !== issuer) return refuse('failed', 'foreign or missing issuer')
  if (query.get('error') === 'access_denied') return refuse('denied', 'access denied')
  if (!code) return refuse('failed', 'no code')

  try {
    const tokens = await exchangeCode(runtime, hostname, code, attempt.verifier)
    const { subject, signedInAt } = await verifyIdToken(runtime, tokens.idToken, attempt.nonce)
    const { subject: owner, tenantId, userId, person } = await readPerson(scope, tokens)
    if (owner !== subject) return refuse('failed', 'the id token and the access token speak of different people')
    if (tenantId !== (scope.settings.tenant?.id ?? 0)) return refuse('failed', 'person of another tenant')
    if (attempt.isStepUp) {
      await revokeTokens(runtime, hostname, tokens)
      const isProven = await proveByProvider(scope, { tenantId, userId }, signedInAt, attempt)
      return isProven ? { returnTo: attempt.returnTo } : refuse('failed', 'another person, or not signed in anew')
    }
    const before = fullOrRestrictedSession(scope)
    const tab = before && scope.settings.independentTabsEnabled ? readTab(attempt.returnTo) : null
    if (before && !tab) await deleteSession(runtime, before.idHash)
    const origin = { userAgent: scope.userAgent, provenAt: signedInAt }
    scope.setSessionCookie(await createSession(runtime, { hostname, tenantId, userId, person, tokens }, origin), tab)
    log.info({ event: 'signed-in', signedInId: userId }, 'signed in')
    return { returnTo: attempt.returnTo }
  } catch (error) {
    log.warn({ err: error }, 'sign-in failed')
    return refuse('failed', 'exchange or verification failed')
  }
}

/** Reads the signed-in person with the new tokens, since there is no session yet. */
export async function readPerson({ runtime, requestId, locale }: RequestScope, tokens: TokenSet) {
  const upstream = createTokenUpstream(runtime, tokens.accessToken, { requestId, locale, within: 10_000 })
  const [info, account] = await Promise.all([upstream.identity.userInfo(), upstream.users.me()])
  const person: SessionPerson = {
    ...toSessionPerson(account),
    username: account.username,
    context: info.context,
    waitingRole: info.waitingRole ?? null,
    choices: info.contexts.reduce((sum, { roles }) => sum + roles.length, 0),
    profile: info.context?.role.profile ?? 'NONE',
    hasStaffRole: info.contexts.some(({ roles }) => roles.some(isStaff)),
    permissions: info.permissions,
    impersonated: info.impersonatedBy !== null,
    method: info.method,
    // Users of other providers need no password here.
    temporaryPassword: account.temporaryPassword && info.method === 'password',
  }
  return { subject: info.sub, tenantId: info.tenantId ?? 0, userId: info.userId, person }
}
