import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import type { PortalRuntime } from '../../request/runtime.ts'
import { type Upstream, upstreamWith } from '../../request/upstream.server.ts'
import { endsSoon, refreshTokens } from '../sign-in/identity-client.server.ts'
import { hasPermission } from '../permissions.ts'
import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { createSession, currentTokens, deleteSession } from '../session/session-store.server.ts'
import { endSingleToken, type SingleTokenAnswer, toSingleTokenSet } from '../session/single-session.server.ts'
import { readPerson } from '../sign-in/sign-in.server.ts'
import { newTab, withTab } from '../session/tabs.server.ts'
import type { Operator, Session, TokenSet } from '../session/session.ts'

/**
 * Lets an operator act as somebody else, in a session of its own that ends the operator's.
 *
 * @returns the page to go to, for a tab of its own where tabs are independent
 * @throws PortalError FORBIDDEN without the permission or from within an impersonation, NOT_FOUND for nobody there
 */
export async function beginImpersonation(scope: RequestScope, session: Session, asked: Operator['asked']): Promise<string> {
  const { runtime, hostname, upstream, log } = scope
  const { person, tenantId, userId } = session
  if (person.impersonated || !hasPermission(person, { audience: 'identity', permissions: ['impersonate'] }))
    throw new PortalError('FORBIDDEN')
  const answer = await ask(upstream, session.tokens, asked)
  const tokens = await currentTokens(runtime, session)
  const borrowed = toTokenSet(answer, { tenantId, userId, person, tokens, asked })
  const other = await readPerson(scope, borrowed)
  const secret = await createSession(runtime, { hostname, ...other, tokens: borrowed })
  const tab = isKept(scope, tokens) ? newTab() : null
  if (!tab) await deleteSession(runtime, session.idHash)
  scope.setSessionCookie(secret, tab)
  log.info({ event: 'impersonation-begun', operatorId: userId, personId: other.userId }, 'impersonation begun')
  return withTab('/', tab)
}

/** Gives the operator the own session back; the other's tokens go with theirs. */
export async function leaveImpersonation(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, session, log } = scope
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const operator = session?.tokens.operator
  if (session && operator) {
    const { tenantId, userId, person, tokens } = operator
    const secret = await createSession(runtime, { hostname, tenantId, userId, person, tokens })
    await deleteSession(runtime, session.idHash)
    await endSingleToken(scope, session.tokens)
    scope.setSessionCookie(secret, scope.tab)
    log.info({ event: 'impersonation-left', operatorId: userId, personId: session.userId }, 'impersonation left')
  }
  return redirectTo(`${runtime.portalUrl(hostname)}${withTab('/', scope.tab)}`, 303)
}

/**
 * Asks for the borrowed token again, as the operator: without the permission, or the own session, it is over.
 *
 * @returns null when it is over
 */
export async function renewImpersonation(runtime: PortalRuntime, hostname: string, operator: Operator): Promise<TokenSet | null> {
  const tokens = endsSoon(operator.tokens) ? await refreshTokens(runtime, hostname, operator.tokens) : operator.tokens
  if (!tokens) return null
  const upstream = upstreamWith(runtime, tokens.accessToken, { requestId: crypto.randomUUID(), locale: 'pt-BR', within: 5000 })
  try {
    return toTokenSet(await ask(upstream, tokens, operator.asked), { ...operator, tokens })
  } catch (error) {
    if (['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'].includes(portalErrorCode(error))) return null
    throw error
  }
}

/** Whether other tabs go on as the operator: only with single tokens, for a refresh token works in one session alone. */
const isKept = ({ settings }: RequestScope, { isSingle }: TokenSet) => settings.independentTabsEnabled && isSingle === true

/** In the version that the operator signed in with. */
const ask = ({ identity }: Upstream, { isSingle }: TokenSet, asked: Operator['asked']) =>
  isSingle ? identity.signInImpersonate(asked) : identity.impersonate(asked)

function toTokenSet(answer: SingleTokenAnswer, operator: Operator): TokenSet {
  return { ...toSingleTokenSet(answer), operator }
}
