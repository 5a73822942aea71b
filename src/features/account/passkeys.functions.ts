import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { newPasskeyResponse, passkeyName, sealedChallenge } from '#api/passkeys.ts'
import { factorProof } from '#api/second-factor.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { deleteOtherSessionsOf } from '../../auth/session/session-store.server.ts'

export const listPasskeys = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { results } = await upstream.users.passkeys()
    return results.map(({ hostname, ...passkey }) => ({ ...passkey, elsewhere: hostname === scope.hostname ? null : hostname }))
  })

export const beginPasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject(factorProof.shape))
  .handler(({ data, context: { upstream, scope } }) => upstream.users.beginPasskey({ ...data, hostname: scope.hostname }))

export const addPasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ challenge: sealedChallenge, name: passkeyName, response: newPasskeyResponse }))
  .handler(async ({ data, context: { upstream, scope, session } }) => {
    await upstream.users.addPasskey({ ...data, hostname: scope.hostname })
    await deleteOtherSessionsOf(scope.runtime, session)
  })

export const removePasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ ...factorProof.shape, id: z.uuid() }))
  .handler(async ({ data, context: { upstream, scope, session } }) => {
    await upstream.users.removePasskey(data)
    await deleteOtherSessionsOf(scope.runtime, session)
  })
