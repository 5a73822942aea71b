import { appConfig } from '#config'
import { requestsContext } from '../contexts/context-choices.ts'
import { isPageRequest, redirectTo } from '../../request/http.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal, safeReturnUrl } from '../return-url.ts'

const page = '/auth/elsewhere'
const framed = ['iframe', 'frame', 'embed', 'object']

/**
 * Keeps people from signing in inside a frame: identity providers show themselves in none, and a page around it could
 * watch. They get a page that offers to open the portal in a tab of its own (docs/decisions/0017-embedding.md).
 *
 * @returns null outside frames, for whoever is signed in, and for pages that need nobody to be
 */
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
  const wanted = signsIn ? safeReturnUrl(searchParams.get('returnTo')) : pageOfPortal(`${path}${search}`)
  const asked = new URLSearchParams({ page: wanted })
  // A browser gives the session to frames of the same site alone: only there can coming back be of use.
  if (request.headers.get('sec-fetch-site') !== 'cross-site') asked.set('again', 'true')
  return redirectTo(`${scope.runtime.portalUrl(scope.hostname)}${page}?${asked}`)
}
