import { mayImpersonate } from '#api/permissions.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import type { PortalRuntime } from '../../request/runtime.ts'
import { type Upstream, createTokenUpstream } from '../../request/upstream.server.ts'
import { safeReturnUrl } from '../return-url.ts'
import { type ImpersonationRequest, impersonationRequest } from './impersonation-request.ts'
import { endsSoon, refreshTokens } from '../sign-in/identity-client.server.ts'
import { hasPermission } from '../permissions.ts'
import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { createSession, currentTokens, deleteSession, provenAt } from '../session/session-store.server.ts'
import { endSingleToken, type SingleTokenAnswer, toSingleTokenSet } from '../session/single-session.server.ts'
import { readPerson } from '../sign-in/sign-in.server.ts'
import { newTab, withTab } from '../session/tabs.server.ts'
import { checkRecentProof, redirectToProof } from '../step-up/recent-proof.server.ts'
import type { Operator, Session, TokenSet } from '../session/session.ts'

/** Opens a session as another user and returns the next page. @throws PortalError FORBIDDEN, or NOT_FOUND for an unknown user */
export async function beginImpersonation(
  scope: RequestScope,
  session: Session,
  { returnTo, ...asked }: ImpersonationRequest,
): Promise<string> {
  const { runtime, hostname, upstream, log } = scope
  const { person, tenantId, userId } = session
  if (person.impersonated || !hasPermission(person, mayImpersonate)) throw new PortalError('FORBIDDEN')
  const answer = await ask(upstream, session.tokens, asked)
  const [tokens, proven] = await Promise.all([currentTokens(runtime, session), provenAt(runtime, session)])
  const operator = { tenantId, userId, person, tokens, asked, provenAt: proven?.getTime() }
  const borrowed = toTokenSet(answer, { ...operator, returnTo: safeReturnUrl(returnTo) })
  const other = await readPerson(scope, borrowed)
  const secret = await createSession(runtime, { hostname, ...other, tokens: borrowed }, { userAgent: scope.userAgent, provenAt: proven })
  const tab = isKept(scope, tokens) ? newTab() : null
  if (!tab) await deleteSession(runtime, session.idHash)
  scope.setSessionCookie(secret, tab)
  log.info({ event: 'impersonation-begun', operatorId: userId, actingAsId: other.userId }, 'impersonation begun')
  return withTab('/', tab)
}

/** The form as browsers without scripts send it: `person` is a username and a role's id, separated by a space. */
export async function startImpersonationByForm(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, session } = scope
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const [username, roleId] = String(form.get('person') ?? '').split(' ')
  const asked = impersonationRequest.safeParse({
    username,
    ...(roleId && { roleId: Number(roleId) }),
    reason: form.get('reason'),
    returnTo: form.get('returnTo') ?? undefined,
  })
  const portal = runtime.portalUrl(hostname)
  const again = new URLSearchParams({ q: username ?? '', problem: 'refused', reason: String(form.get('reason') ?? '') })
  try {
    if (!session || !asked.success) return redirectTo(`${portal}/impersonation?${again}`, 303)
    await checkRecentProof(scope, session)
    return redirectTo(`${portal}${await beginImpersonation(scope, session, asked.data)}`, 303)
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'STEP_UP_REQUIRED') {
      again.delete('problem')
      return redirectToProof(scope, `/impersonation?${again}`)
    }
    if (!['FORBIDDEN', 'NOT_FOUND'].includes(code)) throw error
    return redirectTo(`${portal}/impersonation?${again}`, 303)
  }
}

export async function leaveImpersonation(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, session, log } = scope
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const operator = session?.tokens.operator
  const page = new URL(`${runtime.portalUrl(hostname)}${withTab(operator?.returnTo ?? '/', scope.tab)}`)
  if (session && operator) {
    const { tenantId, userId, tokens, provenAt: proven } = operator
    const person = { ...operator.person, lastActedAs: session.person.name }
    const secret = await createSession(
      runtime,
      { hostname, tenantId, userId, person, tokens },
      { userAgent: scope.userAgent, provenAt: proven ? new Date(proven) : null },
    )
    await deleteSession(runtime, session.idHash)
    await endSingleToken(scope, session.tokens)
    scope.setSessionCookie(secret, scope.tab)
    log.info({ event: 'impersonation-left', operatorId: userId, actedAsId: session.userId }, 'impersonation left')
    page.searchParams.set('leftActing', 'true')
  }
  return redirectTo(page.href, 303)
}

/** Requests a new impersonation token as the operator; null when the operator lost session or permission. */
export async function renewImpersonation(runtime: PortalRuntime, hostname: string, operator: Operator): Promise<TokenSet | null> {
  const tokens = endsSoon(operator.tokens) ? await refreshTokens(runtime, hostname, operator.tokens) : operator.tokens
  if (!tokens) return null
  const upstream = createTokenUpstream(runtime, tokens.accessToken, { requestId: crypto.randomUUID(), locale: 'pt-BR', within: 5000 })
  try {
    return toTokenSet(await ask(upstream, tokens, operator.asked), { ...operator, tokens })
  } catch (error) {
    if (['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'].includes(portalErrorCode(error))) return null
    throw error
  }
}

/** Whether other tabs remain the operator's: only with single tokens, since a refresh token works in one session alone. */
const isKept = ({ settings }: RequestScope, { isSingle }: TokenSet) => settings.independentTabsEnabled && isSingle === true

const ask = ({ identity }: Upstream, { isSingle }: TokenSet, asked: Operator['asked']) =>
  isSingle ? identity.signInImpersonate(asked) : identity.impersonate(asked)

function toTokenSet(answer: SingleTokenAnswer, operator: Operator): TokenSet {
  return { ...toSingleTokenSet(answer), operator }
}
