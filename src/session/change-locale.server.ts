import { toLocale } from '../i18n/negotiate-locale.ts'
import { localeCookieHeader } from './cookies.server.ts'
import { redirectTo } from './redirect.server.ts'
import type { RequestScope } from './request-scope.server.ts'
import { safeReturnUrl } from './return-url.ts'
import { updateSessionPerson } from './session-store.server.ts'

/** Remembers a language on this browser and, for signed-in people, on the account. */
export async function changeLocale(scope: RequestScope, request: Request): Promise<Response> {
  const { runtime, session, hostname, upstream, log } = scope
  if (request.headers.get('origin') !== new URL(request.url).origin) return new Response(null, { status: 403 })
  const form = await request.formData()
  const locale = toLocale(String(form.get('locale') ?? ''))
  const returnTo = safeReturnUrl(String(form.get('returnTo') ?? ''))
  if (locale) {
    scope.setCookie(localeCookieHeader(locale))
    if (session) {
      await updateSessionPerson(runtime, session, { languageId: locale })
      // The account follows when its service answers; the session and the cookie hold the choice meanwhile.
      await upstream.users.updateMe({ languageId: locale }).catch(() => log.warn('language not saved on the account'))
    }
  }
  return redirectTo(`${runtime.portalUrl(hostname)}${returnTo}`, 303)
}
