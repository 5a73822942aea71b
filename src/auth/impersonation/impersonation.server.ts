import { mayImpersonate } from '#api/permissions.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { type ImpersonationRequest, impersonationRequest } from './impersonation-request.ts'
import { requestImpersonation, toImpersonationTokens } from '../../request/session/impersonation-tokens.server.ts'
import { hasPermission } from '../../request/permissions.ts'
import { createRedirect, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { createSession, currentTokens, deleteSession, getProofInstant } from '../../request/session/session-store.server.ts'
import { endSingleToken } from '../session/single-session.server.ts'
import { readPerson } from '../sign-in/sign-in.server.ts'
import { newTab, withTab } from '../../request/session/tabs.server.ts'
import { checkRecentProof, redirectToProof } from '../../request/session/recent-proof.server.ts'
import type { Session, TokenSet } from '../../request/session/session.ts'

/** Opens a session as another user and returns the next page. @throws PortalError FORBIDDEN, or NOT_FOUND for an unknown user */
export async function beginImpersonation(
  scope: RequestScope,
  session: Session,
  { returnTo, ...asked }: ImpersonationRequest,
): Promise<string> {
  const { runtime, hostname, upstream, log } = scope
  const { person, tenantId, userId } = session
  if (person.impersonated || !hasPermission(person, mayImpersonate)) throw new PortalError('FORBIDDEN')
  const answer = await requestImpersonation(upstream, session.tokens, asked)
  const [tokens, proven] = await Promise.all([currentTokens(runtime, session), getProofInstant(runtime, session)])
  const operator = { tenantId, userId, person, tokens, asked, provenAt: proven?.getTime() }
  const borrowed = toImpersonationTokens(answer, { ...operator, returnTo: safeReturnUrl(returnTo) })
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
    if (!session || !asked.success) return createRedirect(`${portal}/impersonation?${again}`, 303)
    await checkRecentProof(scope, session)
    return createRedirect(`${portal}${await beginImpersonation(scope, session, asked.data)}`, 303)
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'STEP_UP_REQUIRED') {
      again.delete('problem')
      return redirectToProof(scope, `/impersonation?${again}`)
    }
    if (!['FORBIDDEN', 'NOT_FOUND'].includes(code)) throw error
    return createRedirect(`${portal}/impersonation?${again}`, 303)
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
  return createRedirect(page.href, 303)
}

/** Whether other tabs remain the operator's: only with single tokens, since a refresh token works in one session alone. */
const isKept = ({ settings }: RequestScope, { isSingle }: TokenSet) => settings.independentTabsEnabled && isSingle === true
