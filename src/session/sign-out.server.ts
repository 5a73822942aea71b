import { clearedSessionCookie } from './cookies.server.ts'
import { endSessionUrl, revokeTokens } from './identity-client.server.ts'
import { redirectTo } from './redirect.server.ts'
import { anySession, type RequestScope } from './request-scope.server.ts'
import { isFromPortal } from './same-origin.ts'
import { deleteSession } from './session-store.server.ts'

/** Ends the session and sends the browser to end the identity provider's own. */
export async function signOut(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, hostname, log } = scope
  const session = anySession(scope)
  if (!isFromPortal(request)) return new Response(null, { status: 403 })
  // Leaving is what ends an impersonation.
  if (session?.person.impersonated) return new Response(null, { status: 403 })
  if (session) {
    await deleteSession(runtime, session.idHash)
    await revokeTokens(runtime, hostname, session.tokens)
    log.info({ event: 'signed-out' }, 'signed out')
  }
  scope.setCookie(clearedSessionCookie())
  const location = endSessionUrl(runtime, `${runtime.portalUrl(hostname)}/auth/signin`).href
  return redirectTo(location, 303)
}
