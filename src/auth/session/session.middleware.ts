import { createMiddleware } from '@tanstack/react-start'
import { PortalError } from '../../request/portal-error.ts'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { fullOrRestrictedSession } from '../../request/request-scope.server.ts'

/** For what people with a temporary password need too: setting their own. */
export const allowRestrictedSessionMiddleware = createMiddleware({ type: 'function' })
  .middleware([requestMiddleware])
  .server(async ({ context, next }) => {
    const session = fullOrRestrictedSession(context.scope)
    if (!session) throw new PortalError('UNAUTHORIZED')
    return next({ context: { session, upstream: context.scope.upstream } })
  })

/** For server functions of signed-in people; every one of them names this, or the one above with a reason. */
export const sessionMiddleware = createMiddleware({ type: 'function' })
  .middleware([requestMiddleware])
  .server(async ({ context, next }) => {
    const { session } = context.scope
    if (!session) throw new PortalError('UNAUTHORIZED')
    return next({ context: { session, upstream: context.scope.upstream } })
  })
