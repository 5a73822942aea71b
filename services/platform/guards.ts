import { ORPCError } from '@orpc/server'
import type { Principal } from '#api/principal.ts'
import type { ServiceContext } from './service.ts'

/**
 * The caller, for procedures that need one.
 *
 * @throws ORPCError UNAUTHORIZED when the call carried no valid access token
 */
export function requirePrincipal(context: ServiceContext): Principal {
  if (!context.principal) throw new ORPCError('UNAUTHORIZED', { status: 401 })
  return context.principal
}

/**
 * Fails closed: a permission nobody granted, or a list nobody declared, is a refusal.
 *
 * @param audience the service that the permission belongs to, such as `financial`
 * @throws ORPCError FORBIDDEN when the caller lacks the permission
 */
export function requirePermission(principal: Principal, audience: string, permission: string): void {
  if (!principal.permissions[audience]?.includes(permission)) throw new ORPCError('FORBIDDEN', { status: 403 })
}
