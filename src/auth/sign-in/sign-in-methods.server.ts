import { signInReason } from '#api/identity/sign-in-reasons.ts'
import { appConfig } from '#config'
import { createRedirect } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { beginSignIn } from './sign-in.server.ts'
import { hasOwnSignInForm } from './sign-in-methods.ts'

/** Redirects the sign-in page to the identity provider, or back if signed in; null for other pages and with the portal's own form. */
export async function answerSignIn(scope: RequestScope, request: Request): Promise<Response | null> {
  const { runtime, hostname, settings } = scope
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || pathname !== `${appConfig.basePath}/auth/signin`) return null
  const returnTo = searchParams.get('returnTo')
  if (fullOrRestrictedSession(scope)) return createRedirect(`${runtime.portalUrl(hostname)}${safeReturnUrl(returnTo)}`)
  const wantsProvider = settings.safeaVersion === 'migrating' && searchParams.has('provider')
  if (hasOwnSignInForm(settings) && !wantsProvider) return null
  const launch = searchParams.get('ltiLaunch')
  const because = signInReason(searchParams.get('because'))
  return beginSignIn(scope, request, { returnTo, because, ltiLaunch: launch && /^[\w.~-]{1,256}$/.test(launch) ? launch : null })
}
