import { createServerFn } from '@tanstack/react-start'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { deleteOtherSessions, keepProof } from '../../request/session/session-store.server.ts'
import { addHostname } from '../../auth/step-up/read-passkey.ts'
import { sentProof } from './factor-proof.ts'
import { confirmFactor, factorCode } from './set-up-by-form.server.ts'

export const beginSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(sentProof)
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    const { secret, uri } = await upstream.users.beginSecondFactor(addHostname(scope.hostname, data))
    await keepProof(scope.runtime, session)
    return { secret, uri, qr: qrDrawing(uri) }
  })

export const confirmSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(factorCode)
  .handler(({ data, context }) => confirmFactor(context, data))

export const renewRecoveryCodes = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(sentProof)
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    const codes = await upstream.users.renewRecoveryCodes(addHostname(scope.hostname, data))
    await keepProof(scope.runtime, session)
    return codes
  })

export const removeSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(sentProof)
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    await upstream.users.removeSecondFactor(addHostname(scope.hostname, data))
    await keepProof(scope.runtime, session)
    await deleteOtherSessions(scope.runtime, session)
  })
