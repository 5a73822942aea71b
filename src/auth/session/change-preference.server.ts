import { modes } from '#design/tokens/palettes.ts'
import { toLocale } from '../../i18n/negotiate-locale.ts'
import { localeCookieHeader } from '../../request/cookies.server.ts'
import { createRedirect, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal } from '../../request/return-url.ts'
import { updateSessionPerson } from '../../request/session/session-store.server.ts'

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

/** The session alone keeps what the service does not take, and the page says so. `device` clears the choice: the device's setting applies. */
export function changeMode(scope: RequestScope, request: Request): Promise<Response> {
  return changePreference(scope, request, async (form) => {
    const wanted = form.get('mode')
    const mode = modes.find((known) => known === wanted) ?? null
    const { runtime, session, upstream, log } = scope
    if (!session || (!mode && wanted !== 'device')) return
    await updateSessionPerson(runtime, session, { mode })
    return upstream.users.updateMe({ accessibility: { mode } }).then(
      () => undefined,
      () => {
        log.warn('mode not saved on the account')
        // Nobody's account is changed in their name.
        return session.person.impersonated ? undefined : 'modeNotSaved'
      },
    )
  })
}

async function changePreference(
  { runtime, hostname }: RequestScope,
  request: Request,
  save: (form: FormData) => Promise<'modeNotSaved' | undefined>,
): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const problem = await save(form)
  const page = new URL(`${runtime.portalUrl(hostname)}${pageOfPortal(String(form.get('returnTo') ?? ''))}`)
  page.searchParams.delete('modeNotSaved')
  if (problem) page.searchParams.set(problem, 'true')
  return createRedirect(page.href, 303)
}
