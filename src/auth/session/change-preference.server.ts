import { modes } from '#design/tokens/palettes.ts'
import { toLocale } from '../../i18n/negotiate-locale.ts'
import { localeCookieHeader } from '../../request/cookies.server.ts'
import { openFormRoute } from '../../request/form-route.server.ts'
import { createRedirect } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { pageOfPortal } from '../../request/return-url.ts'
import { updateSessionPerson } from '../../request/session/session-store.server.ts'

export const changeLocale = preferenceRoute(async (scope, form) => {
  const locale = toLocale(String(form.get('locale') ?? ''))
  if (!locale) return
  const { runtime, session, upstream, log } = scope
  scope.setCookie(localeCookieHeader(locale))
  if (!session) return
  await updateSessionPerson(runtime, session, { languageId: locale })
  // Session and cookie hold the choice if the service fails.
  await upstream.users.updateMe({ languageId: locale }).catch(() => log.warn('language not saved on the account'))
})

/** Changes the mode. What the service refuses is only kept in the session, and the page says so. `device` clears the choice: the device's setting applies. */
export const changeMode = preferenceRoute(async ({ runtime, session, upstream, log }, form) => {
  const requestedMode = form.get('mode')
  const mode = modes.find((known) => known === requestedMode) ?? null
  if (!session || (!mode && requestedMode !== 'device')) return
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

function preferenceRoute(save: (scope: RequestScope, form: FormData) => Promise<'modeNotSaved' | undefined>) {
  return openFormRoute({
    acts: {
      save: {
        async call({ scope, form }) {
          const problem = await save(scope, form)
          const page = new URL(`${scope.runtime.portalUrl(scope.hostname)}${pageOfPortal(String(form.get('returnTo') ?? ''))}`)
          page.searchParams.delete('modeNotSaved')
          if (problem) page.searchParams.set(problem, 'true')
          return createRedirect(page.href, 303)
        },
      },
    },
  })
}
