import { modes } from '#design/tokens/palettes.ts'
import { toLocale } from '../../i18n/negotiate-locale.ts'
import { localeCookieHeader } from '../../request/cookies.server.ts'
import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal } from '../return-url.ts'
import { updateSessionPerson } from './session-store.server.ts'

export function changeLocale(scope: RequestScope, request: Request): Promise<Response> {
  return changePreference(scope, request, async (form) => {
    const locale = toLocale(String(form.get('locale') ?? ''))
    if (!locale) return
    const { runtime, session, upstream, log } = scope
    scope.setCookie(localeCookieHeader(locale))
    if (!session) return
    await updateSessionPerson(runtime, session, { languageId: locale })
    // Session and cookie hold the choice if the service fails.
    await upstream.users.updateMe({ languageId: locale }).catch(() => log.warn('language not saved on the account'))
  })
}

/** `device` clears the choice: the device's setting applies. */
export function changeMode(scope: RequestScope, request: Request): Promise<Response> {
  return changePreference(scope, request, async (form) => {
    const wanted = form.get('mode')
    const mode = modes.find((known) => known === wanted) ?? null
    const { runtime, session, upstream, log } = scope
    if (!session || (!mode && wanted !== 'device')) return
    await updateSessionPerson(runtime, session, { mode })
    await upstream.users.updateMe({ accessibility: { mode } }).catch(() => log.warn('mode not saved on the account'))
  })
}

async function changePreference(
  { runtime, hostname }: RequestScope,
  request: Request,
  save: (form: FormData) => Promise<void>,
): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  await save(form)
  return redirectTo(`${runtime.portalUrl(hostname)}${pageOfPortal(String(form.get('returnTo') ?? ''))}`, 303)
}
