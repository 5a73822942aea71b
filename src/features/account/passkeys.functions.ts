import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { newPasskeyResponse, passkeyName, sealedChallenge } from '#api/passkeys.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

const currentPassword = z.string().min(1).max(256)

export const listPasskeys = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { results } = await upstream.users.passkeys()
    return results.map(({ hostname, ...passkey }) => ({ ...passkey, elsewhere: hostname === scope.hostname ? null : hostname }))
  })

export const beginPasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ currentPassword }))
  .handler(({ data, context: { upstream, scope } }) => upstream.users.beginPasskey({ ...data, hostname: scope.hostname }))

export const addPasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ challenge: sealedChallenge, name: passkeyName, response: newPasskeyResponse }))
  .handler(async ({ data, context: { upstream, scope } }) => {
    await upstream.users.addPasskey({ ...data, hostname: scope.hostname })
  })

export const removePasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ id: z.uuid(), currentPassword }))
  .handler(async ({ data, context }) => {
    await context.upstream.users.removePasskey(data)
  })
