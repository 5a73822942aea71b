import type { Principal } from '#api/principal.ts'
import type { PortalClient } from './portal-client.ts'
import type { ServiceContext } from './service.ts'
import { DomainError } from './domain-error.ts'

/**
 * The caller, for what nobody may do in another person's name.
 *
 * @throws DomainError UNAUTHORIZED without a valid access token, FORBIDDEN while impersonated
 */
export function requireSelf(context: ServiceContext): Principal {
  const principal = requirePrincipal(context)
  if (principal.impersonatedBy !== null) throw new DomainError('FORBIDDEN')
  return principal
}

/**
 * The caller, for procedures that need one.
 *
 * @throws DomainError UNAUTHORIZED when the call carried no valid access token
 */
export function requirePrincipal(context: ServiceContext): Principal {
  if (!context.principal) throw new DomainError('UNAUTHORIZED')
  return context.principal
}

/**
 * The portal, for what people do before they have a token: nobody else may say where somebody comes from.
 *
 * @throws DomainError UNAUTHORIZED for anybody else
 */
export function requirePortal(context: ServiceContext): PortalClient {
  if (!context.portal) throw new DomainError('UNAUTHORIZED')
  return context.portal
}
