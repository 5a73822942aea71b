import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { passkeyAnswer } from '#api/users/passkey-response.ts'
import { PortalError } from '../../request/portal-error.ts'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { openSingleSession } from '../session/single-session.server.ts'

/** What the browser needs to ask for a passkey of this hostname. */
export const beginPasskeySignIn = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .handler(({ context: { scope } }) => upstreamAsPortal(scope.runtime, scope).identity.passkeyRequest({ hostname: scope.hostname }))

/** Always opens a new session (session fixation). @throws PortalError PASSKEY_UNKNOWN also for another tenant's user */
export const signInWithPasskey = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(z.strictObject(passkeyAnswer.shape))
  .handler(async ({ data, context: { scope } }) => {
    const answer = await upstreamAsPortal(scope.runtime, scope).identity.passkeySignIn({ hostname: scope.hostname, ...data })
    if (!(await openSingleSession(scope, answer, { provenAt: new Date() }))) throw new PortalError('PASSKEY_UNKNOWN')
  })
