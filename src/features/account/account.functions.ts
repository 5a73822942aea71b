import { createServerFn } from '@tanstack/react-start'
import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import { z } from 'zod'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { SessionPerson } from '../../request/session/session.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { type Account, type PasswordPlace, toAccount } from './account.ts'
import { accountChange, saveAccount as save } from './account.server.ts'
import { device, signOutDevice } from '../../auth/sign-out/sign-out.server.ts'
import { getDevices } from './devices.server.ts'
import { namedTimeZones } from './time-zone-names.server.ts'

export const getAccount = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(
    async ({ context: { scope, session, upstream } }): Promise<Account & { password: PasswordPlace }> => ({
      ...toAccount(await upstream.users.me()),
      password: passwordPlace(scope, session.person),
    }),
  )

export const listTimeZones = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context: { scope } }) => namedTimeZones(scope.locale, new Date()))

export const saveAccount = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(accountChange)
  .handler(async ({ data, context: { scope, session } }) => {
    const { user, person } = await save(scope, session, data)
    return { account: toAccount(user), person }
  })

/** Returns the entries newest first. @param before ISO 8601; returns only older entries */
export const listActivity = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ before: z.iso.datetime({ offset: true }).nullable() }))
  .handler(({ data: { before }, context }) => context.upstream.identity.activity(before === null ? {} : { before }))

export const listDevices = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context: { scope, session } }) => getDevices(scope, session))

export const endDevice = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(device)
  .handler(({ data: { id }, context: { scope, session } }) => signOutDevice(scope, session, id))

/** Returns where the password is changed: only own passwords can be, and in version 3 only at the identity provider. */
function passwordPlace({ settings, runtime, hostname, locale }: RequestScope, { method }: SessionPerson): PasswordPlace {
  if (!hasOwnPassword(method)) return { kind: 'institution' }
  if (settings.safeaVersion !== 'v3') return { kind: 'here' }
  const page = URL.parse(runtime.identityProvider.passwordPage ?? '')
  page?.searchParams.set('hostname', hostname)
  page?.searchParams.set('ui_locales', locale)
  return { kind: 'provider', page: page?.href ?? null }
}
