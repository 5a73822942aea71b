import { z } from 'zod'
import { signInCode } from '#api/users/second-factor.ts'
import { deviceCookie, deviceCookieHeader, readCookies } from '../../request/cookies.server.ts'
import { openFormRoute, withSearch } from '../../request/form-route.server.ts'
import { createRedirect } from '../../request/http.server.ts'
import { PortalError } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { openSingleSession } from '../session/single-session.server.ts'
import { buildSignInMethods, signInProblems } from './sign-in-methods.ts'

export const credentials = z.object({
  username: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(256),
  /** The code that CODE_NEEDED asks for. */
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

const getReturnTo = (form: FormData) => safeReturnUrl(String(form.get('returnTo') ?? ''))

/** Handles the sign-in form of browsers without scripts: continues, or returns to the form with the problem. */
export const signInByForm = openFormRoute({
  acts: {
    signIn: {
      input: credentials,
      read(form) {
        const { code, ...sent } = Object.fromEntries(form)
        return { ...sent, ...(code && { code }) }
      },
      async call({ scope, request, form }, asked) {
        await signInByPassword(scope, request, asked, null)
        return toPageOf(scope, getReturnTo(form))
      },
    },
  },
  page({ scope, form, code }) {
    const refused = code === 'BAD_REQUEST' ? (form.get('code') ? 'WRONG_CODE' : 'WRONG_CREDENTIALS') : code
    const problem = signInProblems.find((known) => known === refused)
    if (!problem) throw new PortalError(code)
    const returnTo = getReturnTo(form)
    const login = String(form.get('username') ?? '').slice(0, 256)
    return toPageOf(scope, withSearch('/auth/signin', { problem, login, returnTo: returnTo === '/' ? undefined : returnTo }))
  },
})

/** In no tab of its own. */
const toPageOf = ({ runtime, hostname }: RequestScope, page: string) => createRedirect(`${runtime.portalUrl(hostname)}${page}`, 303)
