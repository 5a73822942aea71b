import { ORPCError } from '@orpc/server'
import type { Principal } from '#api/principal.ts'
import type { ServiceContext } from './service.ts'

/**
 * The caller, for what nobody may do in another person's name.
 *
 * @throws ORPCError UNAUTHORIZED without a valid access token, FORBIDDEN while impersonated
 */
export function requireSelf(context: ServiceContext): Principal {
  const principal = requirePrincipal(context)
  if (principal.impersonatedBy !== null) throw new ORPCError('FORBIDDEN', { status: 403 })
  return principal
}

/**
 * The caller, for procedures that need one.
 *
 * @throws ORPCError UNAUTHORIZED when the call carried no valid access token
 */
export function requirePrincipal(context: ServiceContext): Principal {
  if (!context.principal) throw new ORPCError('UNAUTHORIZED', { status: 401 })
  return context.principal
}
