import { appConfig } from '#config'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { SignInReason } from '#api/identity/sign-in-reasons.ts'
import { externalRedirectPage } from './external-redirect-page.server.ts'
import { clearedCookie, signOutCookie, readCookies, signedOutCookie, signOutTargetCookie } from '../../request/cookies.server.ts'
import { createRedirect } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal, safeReturnUrl } from '../../request/return-url.ts'

const parameter = 'signoutRedirectUrl'
const landingPages = ['/auth/signin', '/auth/signed-out'].map((page) => `${appConfig.basePath}${page}`)

/** Accepts pages of the portal and registered origins; null for anything else (open redirect). @param wanted untrusted */
export function signOutTarget(
  wanted: string | null | undefined,
  { frameAncestors }: Pick<ApplicationSettings, 'frameAncestors'>,
): string | null {
  if (!wanted) return null
  if (wanted.startsWith('/')) return pageOfPortal(wanted)
  const url = URL.parse(wanted)
  return url && /^https?:$/.test(url.protocol) && frameAncestors.includes(url.origin) ? url.href : null
}

/** Saves the `signoutRedirectUrl` of a URL in a cookie, and redirects to the same page without it. */
export function saveSignOutTarget(
  scope: Pick<RequestScope, 'settings' | 'setCookie' | 'runtime' | 'hostname' | 'log'>,
  request: Request,
): Response | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.searchParams.has(parameter)) return null
  const target = signOutTarget(url.searchParams.get(parameter), scope.settings)
  url.searchParams.delete(parameter)
  if (target) scope.setCookie(signOutCookie(signOutTargetCookie, target))
  else scope.log.warn({ event: 'sign-out-target-refused' }, 'sign-out target refused')
  return createRedirect(`${scope.runtime.portalUrl(scope.hostname)}${pageOfPortal(`${url.pathname}${url.search}`)}`)
}

/** Saves where sign-out ends. @param staysOut avoids the sign-in page, where the provider would sign the user in again silently */
export function rememberSignOutTarget(
  scope: Pick<RequestScope, 'settings' | 'setCookie'>,
  request: Request,
  { staysOut }: { staysOut: boolean },
): void {
  const kept = signOutTarget(readCookies(request)[signOutTargetCookie], scope.settings)
  const page = URL.parse(request.headers.get('referer') ?? '')
  const returnTo = safeReturnUrl(page && `${page.pathname}${page.search}`)
  const because = 'left' satisfies SignInReason
  const asked = new URLSearchParams(returnTo === '/' ? { because } : { returnTo, because })
  const target = kept ?? (staysOut ? null : `/auth/signin?${asked}`)
  if (target) scope.setCookie(signOutCookie(signedOutCookie, target))
  scope.setCookie(clearedCookie(signOutTargetCookie))
}

/** Redirects the landing page of a sign-out to its target; null otherwise. */
export async function redirectAfterSignOut(scope: RequestScope, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const destination = readCookies(request)[signedOutCookie]
  if (!destination || request.method !== 'GET' || !landingPages.includes(pathname)) return null
  scope.setCookie(clearedCookie(signedOutCookie))
  const target = signOutTarget(destination, scope.settings)
  if (!target) return null
  return target.startsWith('/')
    ? createRedirect(`${scope.runtime.portalUrl(scope.hostname)}${target}`)
    : externalRedirectPage(scope, target)
}
