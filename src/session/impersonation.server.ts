import { PortalError, portalErrorCode } from '../upstream/portal-error.ts'
import type { PortalRuntime } from '../upstream/runtime.ts'
import { upstreamWith } from '../upstream/upstream.server.ts'
import { sessionCookieHeader } from './cookies.server.ts'
import { endsSoon, refreshTokens } from './identity-client.server.ts'
import { hasPermission } from './permissions.ts'
import { redirectTo } from './redirect.server.ts'
import type { RequestScope } from './request-scope.server.ts'
import { isFromPortal } from './same-origin.ts'
import { createSession, deleteSession } from './session-store.server.ts'
import { readPerson } from './sign-in.server.ts'
import type { Operator, Session, TokenSet } from './session.ts'

/**
 * Lets an operator act as somebody else, in a session of its own that ends the operator's (shell specification,
 * sections 4 and 6).
 *
 * @throws PortalError FORBIDDEN without the permission or from within an impersonation, NOT_FOUND for nobody there
 */
export async function beginImpersonation(scope: RequestScope, session: Session, asked: Operator['asked']): Promise<void> {
  const { runtime, hostname, upstream, log } = scope
  const { person, tokens, tenantId, userId } = session
  if (person.impersonated || !hasPermission(person, 'identity', 'impersonate')) throw new PortalError('FORBIDDEN')
  const { access_token: accessToken, expires_in: seconds } = await upstream.identity.impersonate(asked)
  const borrowed = toTokenSet(accessToken, seconds, { tenantId, userId, person, tokens, asked })
  const other = await readPerson(scope, borrowed)
  const secret = await createSession(runtime, { hostname, ...other, tokens: borrowed })
  await deleteSession(runtime, session.idHash)
  scope.setCookie(sessionCookieHeader(secret))
  log.info({ event: 'impersonation-begun', operatorId: userId, personId: other.userId }, 'impersonation begun')
}

/** Gives the operator the own session back; the other's tokens go with theirs. */
export async function leaveImpersonation(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, session, log } = scope
  if (!isFromPortal(request)) return new Response(null, { status: 403 })
  const operator = session?.tokens.operator
  if (session && operator) {
    const { tenantId, userId, person, tokens } = operator
    const secret = await createSession(runtime, { hostname, tenantId, userId, person, tokens })
    await deleteSession(runtime, session.idHash)
    scope.setCookie(sessionCookieHeader(secret))
    log.info({ event: 'impersonation-left', operatorId: userId, personId: session.userId }, 'impersonation left')
  }
  return redirectTo(`${runtime.portalUrl(hostname)}/`, 303)
}

/**
 * Asks for the borrowed token again, as the operator: whoever lost the right, or the own session, is out.
 *
 * @returns null when it is over
 */
export async function renewImpersonation(runtime: PortalRuntime, hostname: string, operator: Operator): Promise<TokenSet | null> {
  const tokens = endsSoon(operator.tokens) ? await refreshTokens(runtime, hostname, operator.tokens) : operator.tokens
  if (!tokens) return null
  const { identity } = upstreamWith(runtime, tokens.accessToken, { requestId: crypto.randomUUID(), locale: 'pt-BR', within: 5000 })
  try {
    const { access_token: accessToken, expires_in: seconds } = await identity.impersonate(operator.asked)
    return toTokenSet(accessToken, seconds, { ...operator, tokens })
  } catch (error) {
    if (['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'].includes(portalErrorCode(error))) return null
    throw error
  }
}

function toTokenSet(accessToken: string, seconds: number, operator: Operator): TokenSet {
  return { accessToken, refreshToken: null, idToken: '', accessTokenExpiresAt: Date.now() + seconds * 1000, operator }
}
