import type { User } from '#api/users.ts'
import { localeCookieHeader } from '../../request/cookies.server.ts'
import { personOfAccount } from '../../auth/session/person-of-account.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { Session, SessionPerson } from '../../auth/session/session.ts'
import { updateSessionPerson } from '../../auth/session/session-store.server.ts'
import { PortalError } from '../../request/portal-error.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import type { AccountChange } from './account.ts'

/**
 * Changes the own account, by flat values in version 3 (shell specification, section 7), and what the session says of it.
 *
 * @throws PortalError with what is wrong with the change; FORBIDDEN while impersonated
 */
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

/** Lets the session follow an account that changed. */
export async function rememberAccount({ runtime }: RequestScope, session: Session, user: User): Promise<SessionPerson> {
  const changed = personOfAccount(user)
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
