import { mayImpersonate } from '#api/permissions.ts'
import { PortalError } from '../../request/portal-error.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { type ImpersonationRequest, impersonationRequest } from './impersonation-request.ts'
import { requestImpersonation, toImpersonationTokens } from '../../request/session/impersonation-tokens.server.ts'
import { hasPermission } from '../../request/permissions.ts'
import { formRoute, openFormRoute, type SentForm, withSearch } from '../../request/form-route.server.ts'
import { createRedirect } from '../../request/http.server.ts'
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

const getUsernameAndRole = (form: FormData) => String(form.get('person') ?? '').split(' ')

/** Handles the form of browsers without scripts: `person` is a username and a role's id, separated by a space. */
export const startImpersonationByForm = formRoute({
  acts: {
    start: {
      input: impersonationRequest,
      read(form) {
        const [username, roleId] = getUsernameAndRole(form)
        const returnTo = form.get('returnTo') ?? undefined
        return { username, ...(roleId && { roleId: Number(roleId) }), reason: form.get('reason'), returnTo }
      },
      async call({ scope, session }, asked) {
        await checkRecentProof(scope, session)
        return createRedirect(`${scope.runtime.portalUrl(scope.hostname)}${await beginImpersonation(scope, session, asked)}`, 303)
      },
    },
  },
  page({ scope, form, code }) {
    const typed = { q: getUsernameAndRole(form)[0], reason: String(form.get('reason') ?? '') }
    if (code === 'STEP_UP_REQUIRED') return redirectToProof(scope, withSearch('/impersonation', typed))
    if (!['UNAUTHORIZED', 'BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND'].includes(code)) throw new PortalError(code)
    return withSearch('/impersonation', { ...typed, problem: 'refused' })
  },
})

export const leaveImpersonation = openFormRoute({ acts: { leave: { call: leave } } })

async function leave({ scope, session }: SentForm<Session | null>): Promise<Response> {
  const { runtime, hostname, log } = scope
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
