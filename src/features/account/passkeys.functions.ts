import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sealedChallenge } from '#api/users/passkey-response.ts'
import { newPasskeyResponse, passkeyName } from '#api/users/passkeys.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { deleteOtherSessions, keepProof } from '../../request/session/session-store.server.ts'
import { addHostname } from '../../auth/step-up/read-passkey.ts'
import { sentProof } from './factor-proof.ts'

export const listPasskeys = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { results } = await upstream.users.passkeys()
    return results.map(({ hostname, ...passkey }) => ({ ...passkey, elsewhere: hostname === scope.hostname ? null : hostname }))
  })

export const beginPasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(sentProof)
  .handler(async ({ data, context: { upstream, scope, session } }) => {
    const begun = await upstream.users.beginPasskey({ ...addHostname(scope.hostname, data), hostname: scope.hostname })
    await keepProof(scope.runtime, session)
    return begun
  })

export const addPasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ challenge: sealedChallenge, name: passkeyName, response: newPasskeyResponse }))
  .handler(async ({ data, context: { upstream, scope, session } }) => {
    await upstream.users.addPasskey({ ...data, hostname: scope.hostname })
    await deleteOtherSessions(scope.runtime, session)
  })

export const removePasskey = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(sentProof.extend({ id: z.uuid() }))
  .handler(async ({ data, context: { upstream, scope, session } }) => {
    await upstream.users.removePasskey(addHostname(scope.hostname, data))
    await keepProof(scope.runtime, session)
    await deleteOtherSessions(scope.runtime, session)
  })
