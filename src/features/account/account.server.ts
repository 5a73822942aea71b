import type { User } from '#api/users/users.ts'
import { toSessionPerson } from '../../request/session/session-person.server.ts'
import type { Session, SessionPerson } from '../../request/session/session.ts'
import { updateSessionPerson } from '../../request/session/session-store.server.ts'
import { withTab } from '../../request/session/tabs.server.ts'
import { localeCookieHeader } from '../../request/cookies.server.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import { createRedirect, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import type { AccountChange, AccountOutcome } from './account.ts'

/** Updates the account and the session. @throws PortalError for invalid values, FORBIDDEN during impersonation */
export async function saveAccount(
  scope: RequestScope,
  session: Session,
  change: AccountChange,
): Promise<{ user: User; person: SessionPerson }> {
  if (session.person.impersonated) throw new PortalError('FORBIDDEN')
  const { upstream, settings } = scope
  const user = await (settings.safeaVersion === 'v3' ? saveFlat(upstream, change) : saveNested(upstream, change))
  const person = await rememberAccount(scope, session, user)
  if (change.languageId && user.languageId) scope.setCookie(localeCookieHeader(user.languageId))
  return { user, person }
}

export async function rememberAccount({ runtime }: RequestScope, session: Session, user: User): Promise<SessionPerson> {
  const changed = toSessionPerson(user)
  await updateSessionPerson(runtime, session, changed)
  return { ...session.person, ...changed }
}

function saveFlat(
  { users }: Upstream,
  { mode: theme, largeText: fontSizeEnabled, signLanguage: signLanguageEnabled, ...texts }: AccountChange,
) {
  const asked = Object.entries({ ...texts, theme, fontSizeEnabled, signLanguageEnabled })
  return users.updateUser(Object.fromEntries(asked.filter((entry): entry is [string, string | boolean | null] => entry[1] !== undefined)))
}

function saveNested({ users }: Upstream, { mode, largeText: fontSizeEnabled, signLanguage: signLanguageEnabled, ...texts }: AccountChange) {
  return users.updateMe({ ...texts, accessibility: { mode, fontSizeEnabled, signLanguageEnabled } })
}

export async function changeAccount(scope: RequestScope, request: Request): Promise<Response> {
  const { session } = scope
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  if (!session) return backToAccount(scope, 'UNAUTHORIZED')
  const change = getChange(await request.formData())
  const outcome = await saveAccount(scope, session, change).then(() => 'saved' as const, portalErrorCode)
  return backToAccount(scope, outcome)
}

export function backToAccount({ runtime, hostname, tab }: RequestScope, outcome: AccountOutcome): Response {
  return createRedirect(`${runtime.portalUrl(hostname)}${withTab(`/my-account?${new URLSearchParams({ outcome })}`, tab)}`, 303)
}

/** By setting: an unchecked switch sends no field. */
function getChange(form: FormData): AccountChange {
  const text = (name: string) => String(form.get(name) ?? '')
  const digits = text('cellphone').replace(/\D/g, '')
  switch (form.get('setting')) {
    case 'contact':
      return {
        name: text('name'),
        ...(form.has('email') && { email: text('email') }),
        cellphone: digits,
        currentPassword: text('currentPassword'),
      }
    case 'languageId':
      return { languageId: text('languageId') }
    case 'timezone':
      return { timezone: text('timezone') }
    case 'mode':
      return { mode: text('mode') === 'device' ? null : text('mode') }
    case 'largeText':
      return { largeText: form.has('largeText') }
    case 'signLanguage':
      return { signLanguage: form.has('signLanguage') }
    default:
      return {}
  }
}
