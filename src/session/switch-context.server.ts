import type { ContextChoice } from '#api/contexts.ts'
import { asksForContext, isCurrent, readContextChoice, withoutContextChoice } from './context-choice.ts'
import { readCookies, signInCookie, signInCookieHeader } from './cookies.server.ts'
import { redirectTo } from './redirect.server.ts'
import type { RequestScope } from './request-scope.server.ts'
import { safeReturnUrl } from './return-url.ts'
import { beginSignIn } from './sign-in.server.ts'

/**
 * Answers a page whose address asks for a role (`v2RoleId`, `tenantId`, `institutionId`; shell specification,
 * section 6): the same page in that role, by way of the identity provider, which gives tokens and a session of their
 * own. The role that is current already changes nothing.
 *
 * @returns null for an address that asks for none
 */
export async function switchContext(scope: RequestScope, request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !asksForContext(url.searchParams)) return null
  if (!request.headers.get('accept')?.includes('text/html')) return null
  const { runtime, hostname, session, log } = scope
  const portal = runtime.portalUrl(hostname)
  const page = safeReturnUrl(`${url.pathname}${withoutContextChoice(url.searchParams)}`)
  const choice = readContextChoice(url.searchParams)
  if (!choice) {
    log.warn({ event: 'context-refused', reason: 'ids are not integers' }, 'context refused')
    return redirectTo(`${portal}${page}`)
  }
  if (session && isCurrent(session.person.context, choice)) return redirectTo(`${portal}${page}`)
  if (session?.person.impersonated || (session && !(await mayAssume(scope, choice)))) {
    log.warn({ event: 'context-refused', reason: 'not held' }, 'context refused')
    return redirectTo(`${portal}/error?problem=context`)
  }
  const { url: next, browserSecret } = await beginSignIn(scope, page, readCookies(request)[signInCookie] ?? null, choice)
  scope.setCookie(signInCookieHeader(browserSecret))
  return redirectTo(next.href)
}

/** Whether the person holds the role there; when nobody answers, the identity provider will check. */
async function mayAssume({ upstream }: RequestScope, { roleId, tenantId, institutionId }: ContextChoice): Promise<boolean> {
  const contexts = await upstream.users.contexts().then(({ contexts: known }) => known, () => null)
  if (!contexts) return true
  return contexts.some((one) => one.tenantId === tenantId && one.institutionId === institutionId && one.roles.some(({ id }) => id === roleId))
}

