import { appConfig } from '#config'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { requestsContext } from '../contexts/context-choices.ts'
import { isPageRequest, createRedirect } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { keepAttempt, takeAttempt } from '../sign-in/sign-in-attempts.server.ts'
import { samlDecision } from './saml-decision.ts'
import { randomToken } from '../../request/secrets.server.ts'
import { readPerson } from '../sign-in/sign-in.server.ts'
import { proveByProvider } from '../../request/session/recent-proof.server.ts'
import { endSingleToken, openSingleSession } from '../session/single-session.server.ts'
import { toSingleTokenSet } from '../../request/session/single-token.ts'

const problems: Partial<Record<PortalErrorCode, string>> = { SAML_DENIED: 'denied', SAML_PERSON_UNKNOWN: 'unknown' }

/** Below /auth only the sign-in page redirects to the provider; error pages and callbacks would loop. */
const disablesSaml = (path: string) => path !== '/auth/signin' && /^\/(auth\/|callback$|error$)/.test(path)

/** Redirects to the SAML provider where `samlDecision` says so; null for every other visit. */
export async function samlRedirect(scope: RequestScope, request: Request): Promise<Response | null> {
  const { pathname, searchParams: search } = new URL(request.url)
  if (!isPageRequest(request)) return null
  const path = pathname.slice(appConfig.basePath.length)
  const isSignIn = path === '/auth/signin'
  // A role switch requires a signed-in user.
  const isWanted = isSignIn || search.get('authMode') === 'saml' || requestsContext(search)
  const circumstances = { search, signedIn: fullOrRestrictedSession(scope) !== null, routeDisablesSaml: disablesSaml(path) }
  if (!isWanted || samlDecision(scope.settings, circumstances) !== 'redirect') return null
  if (isSignIn) return askProvider(scope, request, search.get('returnTo'))
  search.delete('authMode')
  return askProvider(scope, request, `${path}${search.size > 0 ? `?${search}` : ''}`)
}

/** Handles `/auth/saml`. `instead` is the state of an abandoned code-flow sign-in; `another` forces the provider to re-authenticate. */
export async function beginSaml(scope: RequestScope, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('instead')
  const returnTo = state ? (takeAttempt(scope, request, 'code', state)?.returnTo ?? null) : searchParams.get('returnTo')
  if (fullOrRestrictedSession(scope)) return createRedirect(`${scope.runtime.portalUrl(scope.hostname)}${safeReturnUrl(returnTo)}`)
  return askProvider(scope, request, returnTo, { forceAuthn: searchParams.has('another') })
}

/** Handles the SAML response: verified by the identity service, once, and only in the browser that began the sign-in. */
export async function completeSaml(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, log } = scope
  const form = await request.formData().catch(() => new FormData())
  const [samlResponse, relayState] = [form.get('SAMLResponse'), form.get('RelayState')].map((value) => String(value ?? ''))
  const attempt = takeAttempt(scope, request, 'saml', relayState!)
  if (!attempt) return refuse(scope, 'expired', 'unknown, used or expired request, or another browser')
  try {
    const { nonce: requestId, returnTo } = attempt
    const answer = await upstreamAsPortal(runtime, scope).identity.samlSignIn({ hostname, requestId, samlResponse: samlResponse! })
    const provenAt = answer.authenticatedAt === null ? null : new Date(answer.authenticatedAt)
    if (attempt.isStepUp) {
      const tokens = toSingleTokenSet(answer)
      const person = await readPerson(scope, tokens)
      await endSingleToken(scope, tokens)
      if (!(await proveByProvider(scope, person, provenAt, attempt)))
        return refuse(scope, 'failed', 'another person, or not signed in anew')
      return createRedirect(`${runtime.portalUrl(hostname)}${returnTo}`, 303)
    }
    if (!(await openSingleSession(scope, answer, { provenAt }))) return refuse(scope, 'failed', 'person of another tenant')
    return createRedirect(`${runtime.portalUrl(hostname)}${returnTo}`, 303)
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'UNKNOWN') log.warn({ err: error }, 'sign-in failed')
    return refuse(scope, problems[code] ?? 'failed', code)
  }
}

/** Handles `/auth/saml/metadata`, which the provider or its administrators read. */
export async function samlMetadata(scope: RequestScope): Promise<Response> {
  const { hostname, runtime } = scope
  try {
    const { metadata } = await upstreamAsPortal(runtime, scope).identity.samlMetadata({ hostname })
    return new Response(metadata, { headers: { 'content-type': 'application/samlmetadata+xml', 'cache-control': 'no-cache' } })
  } catch (error) {
    if (portalErrorCode(error) === 'NOT_FOUND') return new Response(null, { status: 404 })
    throw error
  }
}

/** Sends the user to the SAML provider to prove again who they are. */
export function stepUpBySaml(scope: RequestScope, request: Request, returnTo: string): Promise<Response> {
  return askProvider(scope, request, returnTo, { forceAuthn: true, isStepUp: true })
}

async function askProvider(
  scope: RequestScope,
  request: Request,
  returnTo: string | null,
  { forceAuthn = false, isStepUp = false } = {},
): Promise<Response> {
  const { runtime, hostname } = scope
  const relayState = randomToken(16)
  try {
    const { url, requestId } = await upstreamAsPortal(runtime, scope).identity.samlRequest({ hostname, relayState, forceAuthn })
    const attempt = { state: relayState, nonce: requestId, verifier: '', returnTo: safeReturnUrl(returnTo), isStepUp }
    keepAttempt(scope, request, { kind: 'saml', ...attempt })
    return createRedirect(url)
  } catch (error) {
    return refuse(scope, 'failed', portalErrorCode(error))
  }
}

function refuse({ runtime, hostname, log }: RequestScope, problem: string, reason: string): Response {
  log.warn({ event: 'sign-in-refused', method: 'saml', reason }, 'sign-in refused')
  return createRedirect(`${runtime.portalUrl(hostname)}/error?problem=${problem}`, 303)
}
