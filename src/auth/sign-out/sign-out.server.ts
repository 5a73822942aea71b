import { externalRedirectPage } from './external-redirect-page.server.ts'
import { endSessionUrl, revokeTokens } from '../sign-in/identity-client.server.ts'
import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { deleteSession, deleteSessionsOf, loadSession } from '../session/session-store.server.ts'
import { rememberSignOutTarget } from './sign-out-target.server.ts'
import { endSingleToken } from '../session/single-session.server.ts'
import type { Session } from '../session/session.ts'
import { withTab } from '../session/tabs.server.ts'

/** Ends every session of this browser, then the identity provider's. 403 during impersonation, which is left instead. */
export async function signOut(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, log } = scope
  const session = fullOrRestrictedSession(scope)
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  if (session?.person.impersonated) return new Response(null, { status: 403 })
  const isSaml = session?.person.method === 'saml'
  // Before the token is revoked: it identifies the provider's session.
  const samlLogout = isSaml ? await samlLogoutUrl(scope) : null
  rememberSignOutTarget(scope, request, { staysOut: isSaml })
  await endSessionsHere(scope)
  log.info({ event: 'signed-out' }, 'signed out')
  if (samlLogout) return externalRedirectPage(scope, samlLogout)
  // Not the sign-in page, where the provider may sign the user in again silently.
  if (isSaml) return redirectTo(`${runtime.portalUrl(hostname)}/auth/signed-out`, 303)
  const signInPage = `${runtime.portalUrl(hostname)}/auth/signin`
  return redirectTo(session?.tokens.isSingle ? signInPage : endSessionUrl(runtime, signInPage).href, 303)
}

/** Ends all sessions and tokens of the user. Ends nothing if the identity provider fails: a forgotten device would stay signed in. */
export async function signOutEverywhere(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, upstream, log } = scope
  const session = fullOrRestrictedSession(scope)
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  if (session?.person.impersonated) return new Response(null, { status: 403 })
  const page = (path: string) => redirectTo(`${runtime.portalUrl(hostname)}${path}`, 303)
  if (!session) return page('/auth/signed-out')
  try {
    await upstream.identity.endSignIns()
  } catch (error) {
    log.warn({ err: error }, 'sign-ins could not be ended')
    return page(withTab('/my-account?outcome=sign-out-failed', scope.tab))
  }
  rememberSignOutTarget(scope, request, { staysOut: true })
  await endSessionsHere(scope)
  await deleteSessionsOf(runtime, session)
  log.info({ event: 'signed-out-everywhere' }, 'signed out everywhere')
  return page('/auth/signed-out')
}

async function endSessionsHere(scope: RequestScope): Promise<void> {
  for (const secret of scope.clearSessionCookies()) {
    const known = await loadSession(scope.runtime, secret, scope.hostname)
    if (known) await endSession(scope, known)
  }
}

async function endSession(scope: RequestScope, { idHash, tokens }: Session): Promise<void> {
  const { runtime, hostname } = scope
  await deleteSession(runtime, idHash)
  // During impersonation, the operator's own tokens too.
  for (const one of tokens.operator ? [tokens, tokens.operator.tokens] : [tokens]) {
    if (one.isSingle) await endSingleToken(scope, one)
    else await revokeTokens(runtime, hostname, one)
  }
}

async function samlLogoutUrl({ upstream, log }: RequestScope): Promise<string | null> {
  try {
    return (await upstream.identity.samlLogout()).url
  } catch (error) {
    log.warn({ err: error }, 'SAML provider could not be asked to sign out')
    return null
  }
}
