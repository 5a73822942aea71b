import { createMiddleware } from '@tanstack/react-start'
import { PortalError } from '../portal-error.ts'
import { requestMiddleware } from '../request.middleware.ts'
import { fullOrRestrictedSession } from '../request-scope.server.ts'

/** Requires a session, which may be that of a user who must change a temporary password. */
export const allowRestrictedSessionMiddleware = createMiddleware({ type: 'function' })
  .middleware([requestMiddleware])
  .server(async ({ context, next }) => {
    const session = fullOrRestrictedSession(context.scope)
    if (!session) throw new PortalError('UNAUTHORIZED')
    return next({ context: { session, upstream: context.scope.upstream } })
  })

/** Required on every server function for signed-in users. @throws PortalError UNAUTHORIZED */
export const sessionMiddleware = createMiddleware({ type: 'function' })
  .middleware([requestMiddleware])
  .server(async ({ context, next }) => {
    const { session } = context.scope
    if (!session) throw new PortalError('UNAUTHORIZED')
    return next({ context: { session, upstream: context.scope.upstream } })
  })
