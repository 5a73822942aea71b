import { z } from 'zod'
import { signInCode } from '#api/users/second-factor.ts'
import { deviceCookie, deviceCookieHeader, readCookies } from '../../request/cookies.server.ts'
import { isSameOrigin, createRedirect } from '../../request/http.server.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { openSingleSession } from '../session/single-session.server.ts'
import { buildSignInMethods, signInProblems } from './sign-in-methods.ts'

export const credentials = z.object({
  username: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(256),
  /** Asked for by CODE_NEEDED. */
  code: signInCode.optional(),
})

/**
 * Always opens a new session (session fixation). @param captchaToken null from a browser without scripts, whose tries are few
 * @throws PortalError WRONG_CREDENTIALS also for another tenant's user
 */
export async function signInByPassword(
  scope: RequestScope,
  request: Request,
  { username, password, code }: z.output<typeof credentials>,
  captchaToken: string | null,
): Promise<void> {
  const { runtime, settings } = scope
  if (buildSignInMethods(settings).password === null) throw new PortalError('FORBIDDEN')
  const { identity } = upstreamAsPortal(runtime, scope, captchaToken)
  const device = readCookies(request)[deviceCookie]
  const asked = { username, password, code, device, applicationAlias: settings.alias }
  const answer = settings.tenant
    ? await identity.signInTenant({
        ...asked,
        tenant: settings.tenant.alias,
        iesAlias: settings.owner === 'ies' ? settings.institutions[0]?.alias : null,
      })
    : await identity.signInOperations(asked)
  if (!(await openSingleSession(scope, answer, { provenAt: new Date() }))) throw new PortalError('WRONG_CREDENTIALS')
  if (answer.device) scope.setCookie(deviceCookieHeader(answer.device))
}

/** The form as browsers without scripts send it: leads on, or back with what was wrong. */
export async function signInByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const portal = scope.runtime.portalUrl(scope.hostname)
  const { returnTo, code, ...sent } = Object.fromEntries(await request.formData())
  const wanted = safeReturnUrl(typeof returnTo === 'string' ? returnTo : null)
  const asked = credentials.safeParse({ ...sent, ...(code && { code }) })
  const back = (problem: (typeof signInProblems)[number]) => {
    const login = typeof sent.username === 'string' ? sent.username.slice(0, 256) : ''
    return createRedirect(
      `${portal}/auth/signin?${new URLSearchParams({ problem, login, ...(wanted !== '/' && { returnTo: wanted }) })}`,
      303,
    )
  }
  if (!asked.success) return back(code ? 'WRONG_CODE' : 'WRONG_CREDENTIALS')
  try {
    await signInByPassword(scope, request, asked.data, null)
  } catch (error) {
    const problem = signInProblems.find((known) => known === portalErrorCode(error))
    if (!problem) throw error
    return back(problem)
  }
  return createRedirect(`${portal}${wanted}`, 303)
}
