import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { identityProof } from '#api/users/identity-proof.ts'
import { passkeyAnswer } from '#api/users/passkey-response.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { proveToUsers, readProofState } from './prove.server.ts'

export const getProofState = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context: { scope, session } }) => readProofState(scope, session))

export const beginPasskeyProof = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context: { scope, upstream } }) => upstream.users.beginPasskeyProof({ hostname: scope.hostname }))

/** @throws PortalError WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE, PASSKEY_REFUSED, TOO_MANY_ATTEMPTS */
export const proveIdentity = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ ...identityProof.shape, passkey: passkeyAnswer.optional() }))
  .handler(({ data, context: { scope, session } }) => proveToUsers(scope, session, data))
