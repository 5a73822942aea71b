import { externalRedirectPage } from './external-redirect-page.server.ts'
import { endSessionUrl, revokeTokens } from '../sign-in/identity-client.server.ts'
import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { deleteSession, deleteSessionsOf, loadSession } from '../session/session-store.server.ts'
import { rememberSignOutTarget } from './sign-out-target.server.ts'
import { endSingleToken } from '../session/single-session.server.ts'
import type { Session } from '../session/session.ts'
import { withTab } from '../session/tabs.server.ts'

/** Ends every session of this browser, and sends it to end the identity provider's own. */
export async function signOut(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, log } = scope
  const session = fullOrRestrictedSession(scope)
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  // Leaving is what ends an impersonation.
  if (session?.person.impersonated) return new Response(null, { status: 403 })
  const isSaml = session?.person.method === 'saml'
  // Asked while the token holds: the provider's session is known by it.
  const samlLogout = isSaml ? await samlLogoutUrl(scope) : null
  rememberSignOutTarget(scope, request, { staysOut: isSaml })
  await endSessionsHere(scope)
  log.info({ event: 'signed-out' }, 'signed out')
  if (samlLogout) return externalRedirectPage(scope, samlLogout)
  // Not the sign-in page, from where the provider may let the person in again without a word.
  if (isSaml) return redirectTo(`${runtime.portalUrl(hostname)}/auth/signed-out`, 303)
  const signInPage = `${runtime.portalUrl(hostname)}/auth/signin`
  return redirectTo(session?.tokens.isSingle ? signInPage : endSessionUrl(runtime, signInPage).href, 303)
}

/**
 * Ends every sign-in of the person: sessions on all browsers, what the identity provider keeps and gave out, and single
 * tokens. Nothing ends when the identity provider does not answer: a device that was forgotten would stay signed in.
 */
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

/** Ends the sessions of this browser. */
async function endSessionsHere(scope: RequestScope): Promise<void> {
  for (const secret of scope.clearSessionCookies()) {
    const known = await loadSession(scope.runtime, secret, scope.hostname)
    if (known) await endSession(scope, known)
  }
}

async function endSession(scope: RequestScope, { idHash, tokens }: Session): Promise<void> {
  const { runtime, hostname } = scope
  await deleteSession(runtime, idHash)
  // The tokens of whoever is acted as, and the operator's own.
  for (const one of tokens.operator ? [tokens, tokens.operator.tokens] : [tokens]) {
    if (one.isSingle) await endSingleToken(scope, one)
    else await revokeTokens(runtime, hostname, one)
  }
}

/** Where the SAML provider ends its own session; null when nobody can say. */
async function samlLogoutUrl({ upstream, log }: RequestScope): Promise<string | null> {
  try {
    return (await upstream.identity.samlLogout()).url
  } catch (error) {
    log.warn({ err: error }, 'SAML provider could not be asked to sign out')
    return null
  }
}
