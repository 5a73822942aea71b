import { z } from 'zod'
import type { User } from '#api/users/users.ts'
import { toSessionPerson } from '../../request/session/session-person.server.ts'
import type { Session, SessionPerson } from '../../request/session/session.ts'
import { updateSessionPerson } from '../../request/session/session-store.server.ts'
import { localeCookieHeader } from '../../request/cookies.server.ts'
import { PortalError } from '../../request/portal-error.ts'
import { formRoute, type SentForm, withSearch } from '../../request/form-route.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import type { AccountOutcome } from './account.ts'

const shortText = z.string().max(1000)
/** Unvalidated beyond its size: the service validates. */
export const accountChange = z
  .strictObject({
    name: shortText,
    email: shortText,
    /** Digits; empty removes it. */
    cellphone: shortText,
    languageId: shortText,
    timezone: shortText,
    /** Only required to change the e-mail. */
    currentPassword: shortText,
    /** Null follows the device. */
    mode: shortText.nullable(),
    largeText: z.boolean(),
    signLanguage: z.boolean(),
  })
  .partial()
export type AccountChange = z.infer<typeof accountChange>

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

export const accountPage = (outcome: AccountOutcome): string => withSearch('/my-account', { outcome })

const change = (read: (form: FormData) => AccountChange) => ({
  input: accountChange,
  read,
  async call({ scope, session }: SentForm, asked: AccountChange) {
    await saveAccount(scope, session, asked)
    return accountPage('saved')
  },
})
const text = (form: FormData, name: string) => String(form.get(name) ?? '')

/** A setting of the account; an unchecked switch sends no field. */
export const changeAccount = formRoute({
  actOf: (form) => form.get('setting'),
  acts: {
    contact: change((form) => ({
      name: text(form, 'name'),
      ...(form.has('email') && { email: text(form, 'email') }),
      cellphone: text(form, 'cellphone').replace(/\D/g, ''),
      currentPassword: text(form, 'currentPassword'),
    })),
    languageId: change((form) => ({ languageId: text(form, 'languageId') })),
    timezone: change((form) => ({ timezone: text(form, 'timezone') })),
    mode: change((form) => ({ mode: text(form, 'mode') === 'device' ? null : text(form, 'mode') })),
    largeText: change((form) => ({ largeText: form.has('largeText') })),
    signLanguage: change((form) => ({ signLanguage: form.has('signLanguage') })),
  },
  page: ({ code }) => accountPage(code),
})
