import { createMiddleware } from '@tanstack/react-start'
import { PortalError } from '../upstream/portal-error.ts'
import { hasPermission } from './permissions.ts'
import { requestMiddleware } from './request.middleware.ts'

/** For server functions of signed-in people; every one of them names this or a permission. */
export const sessionMiddleware = createMiddleware({ type: 'function' })
  .middleware([requestMiddleware])
  .server(async ({ context, next }) => {
    const { session } = context.scope
    if (!session) throw new PortalError('UNAUTHORIZED')
    return next({ context: { session, upstream: context.scope.upstream } })
  })

/**
 * For server functions that need a permission. Fails closed: a permission that nobody granted is a refusal.
 *
 * @param audience the service the permission belongs to, such as `financial`
 */
export function permissionMiddleware(audience: string, permission: string) {
  return createMiddleware({ type: 'function' })
    .middleware([sessionMiddleware])
    .server(async ({ context, next }) => {
      if (!hasPermission(context.session.person, audience, permission)) throw new PortalError('FORBIDDEN')
      return next()
    })
}
