import { createMiddleware } from '@tanstack/react-start'
import { PortalError } from '../upstream/portal-error.ts'
import { requestMiddleware } from './request.middleware.ts'

/** For server functions of signed-in people; every one of them names this. */
export const sessionMiddleware = createMiddleware({ type: 'function' })
  .middleware([requestMiddleware])
  .server(async ({ context, next }) => {
    const { session } = context.scope
    if (!session) throw new PortalError('UNAUTHORIZED')
    return next({ context: { session, upstream: context.scope.upstream } })
  })
