import { z } from 'zod'
import { externalRedirectPage } from './external-redirect-page.server.ts'
import { endSessionUrl, endsSoon, refreshTokens, revokeTokens } from '../../request/identity-client.server.ts'
import { PortalError } from '../../request/portal-error.ts'
import { createTokenUpstream } from '../../request/upstream.server.ts'
import { formRoute, openFormRoute, type SentForm } from '../../request/form-route.server.ts'
import { createRedirect } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { deleteSession, deleteSessions, exchangeTokens, loadSession, sessionsOfPerson } from '../../request/session/session-store.server.ts'
import { rememberSignOutTarget } from './sign-out-target.server.ts'
import { endSingleToken } from '../session/single-session.server.ts'
import { hasOwnSignInForm } from '../sign-in/sign-in-methods.ts'
import type { Session } from '../../request/session/session.ts'
import { withTab } from '../../request/session/tabs.server.ts'

export const device = z.strictObject({ id: z.uuid() })

type AnybodysForm = Pick<SentForm, 'scope' | 'request'>

/** Ends every session of this browser, then the identity provider's. 403 during impersonation, which is left instead. */
export const signOut = openFormRoute({ acts: { signOut: { call: endBrowser } } })

async function endBrowser({ scope, request }: AnybodysForm): Promise<Response> {
  const { runtime, hostname, log } = scope
  const session = fullOrRestrictedSession(scope)
  if (session?.person.impersonated) return new Response(null, { status: 403 })
  const isSaml = session?.person.method === 'saml'
  // Must precede revoking the token, which identifies the provider's session.
  const samlLogout = isSaml ? await samlLogoutUrl(scope) : null
  rememberSignOutTarget(scope, request, { staysOut: isSaml })
  await endSessionsHere(scope)
  log.info({ event: 'signed-out' }, 'signed out')
  if (samlLogout) return externalRedirectPage(scope, samlLogout)
  // Not the sign-in page, where the provider may sign the user in again silently.
  if (isSaml) return createRedirect(`${runtime.portalUrl(hostname)}/auth/signed-out`, 303)
  const signInPage = `${runtime.portalUrl(hostname)}/auth/signin`
  // Users who signed in another way may have signed in to the provider before.
  const isHere = session?.tokens.isSingle && hasOwnSignInForm(scope.settings)
  return createRedirect(isHere ? signInPage : endSessionUrl(runtime, signInPage, scope.locale).href, 303)
}

/** Ends all sessions and tokens of the user. Ends nothing if the identity provider fails: a forgotten device would stay signed in. */
export const signOutEverywhere = openFormRoute({ acts: { signOut: { call: endEverywhere } } })

async function endEverywhere({ scope, request }: AnybodysForm): Promise<Response> {
  const { runtime, hostname, upstream, log } = scope
  const session = fullOrRestrictedSession(scope)
  if (session?.person.impersonated) return new Response(null, { status: 403 })
  const page = (path: string) => createRedirect(`${runtime.portalUrl(hostname)}${path}`, 303)
  if (!session) return page('/auth/signed-out')
  try {
    await upstream.identity.endSignIns()
  } catch (error) {
    log.warn({ err: error }, 'sign-ins could not be ended')
    return page(withTab('/my-account?outcome=sign-out-failed', scope.tab))
  }
  rememberSignOutTarget(scope, request, { staysOut: true })
  await endSessionsHere(scope)
  await deleteSessions(runtime, session)
  log.info({ event: 'signed-out-everywhere' }, 'signed out everywhere')
  return page('/auth/signed-out')
}

/**
 * Ends another session of the user, with its tokens and the provider's session of that browser. Ends nothing if the identity provider fails.
 * @throws PortalError FORBIDDEN during impersonation, NOT_FOUND for this session, or one that ended or is another person's
 */
export async function signOutDevice(scope: RequestScope, session: Session, id: string): Promise<void> {
  const { runtime, requestId, locale, log } = scope
  if (session.person.impersonated) throw new PortalError('FORBIDDEN')
  const open = (await sessionsOfPerson(runtime, session)).find((one) => one.id === id)?.session
  if (!open || open.idHash.equals(session.idHash)) throw new PortalError('NOT_FOUND')
  const tokens = endsSoon(open.tokens)
    ? await exchangeTokens(runtime, open.idHash, open.tokens.accessToken, (current) => refreshTokens(runtime, open.hostname, current))
    : open.tokens
  if (tokens) await createTokenUpstream(runtime, tokens.accessToken, { requestId, locale, within: 5000 }).identity.endToken()
  await deleteSession(runtime, open.idHash)
  log.info({ event: 'device-signed-out' }, 'signed out on another device')
}

/** `signOutDevice` for a form posted without scripts. */
export const signOutDeviceByForm = formRoute({
  acts: {
    end: {
      input: device,
      async call({ scope, session }, { id }) {
        await signOutDevice(scope, session, id)
        return '/my-account?outcome=device-signed-out'
      },
    },
  },
  page({ session, code }) {
    const outcome = !session ? code : code === 'NOT_FOUND' ? 'device-signed-out' : 'sign-out-failed'
    return `/my-account?outcome=${outcome}`
  },
})

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
