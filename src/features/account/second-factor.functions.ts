import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { signInCode } from '#api/second-factor.ts'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { takeWaitingRole } from '../../auth/contexts/take-waiting-role.server.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

const proof = z.strictObject({ currentPassword: z.string().min(1).max(256) })

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
  .handler(async ({ data, context }) => {
    await context.upstream.users.removeSecondFactor(data)
  })
