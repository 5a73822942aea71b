import { appConfig } from '#config'
import { requestsContext } from '../contexts/context-choices.ts'
import { isPageRequest, createRedirect } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal, safeReturnUrl } from '../../request/return-url.ts'

const page = '/auth/elsewhere'
const framed = ['iframe', 'frame', 'embed', 'object']

/** Prevents sign-in inside frames (clickjacking) and offers a new tab instead (docs/decisions/0017-embedding.md). */
export function answerInFrame(
  scope: Pick<RequestScope, 'runtime' | 'hostname' | 'session' | 'restrictedSession'>,
  request: Request,
): Response | null {
  if (!isPageRequest(request) || !framed.includes(request.headers.get('sec-fetch-dest') ?? '') || fullOrRestrictedSession(scope))
    return null
  const { pathname, search, searchParams } = new URL(request.url)
  const path = pathname.slice(appConfig.basePath.length)
  const signsIn = path.startsWith('/auth/') && path !== page && path !== '/auth/signed-out'
  if (!signsIn && searchParams.get('authMode') !== 'saml' && !requestsContext(searchParams)) return null
  const destination = signsIn ? safeReturnUrl(searchParams.get('returnTo')) : pageOfPortal(`${path}${search}`)
  const asked = new URLSearchParams({ page: destination })
  // Browsers send the session cookie in same-site frames only, so retrying helps nowhere else.
  if (request.headers.get('sec-fetch-site') !== 'cross-site') asked.set('again', 'true')
  return createRedirect(`${scope.runtime.portalUrl(scope.hostname)}${page}?${asked}`)
}
