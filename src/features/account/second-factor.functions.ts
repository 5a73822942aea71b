import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { factorProof, signInCode } from '#api/second-factor.ts'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { takeWaitingRole } from '../../auth/contexts/take-waiting-role.server.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { deleteOtherSessionsOf } from '../../auth/session/session-store.server.ts'

const proof = z.strictObject(factorProof.shape)

export const getSecondFactor = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.users.secondFactor())

export const beginSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(proof)
  .handler(async ({ data, context }) => {
    const { secret, uri } = await context.upstream.users.beginSecondFactor(data)
    return { secret, uri, qr: qrDrawing(uri) }
  })

export const confirmSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ code: signInCode }))
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    const codes = await upstream.users.confirmSecondFactor(data)
    await deleteOtherSessionsOf(scope.runtime, session)
    await takeWaitingRole(scope, session)
    return codes
  })

export const renewRecoveryCodes = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(proof)
  .handler(({ data, context }) => context.upstream.users.renewRecoveryCodes(data))

export const removeSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(proof)
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    await upstream.users.removeSecondFactor(data)
    await deleteOtherSessionsOf(scope.runtime, session)
  })
