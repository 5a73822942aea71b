import type { PermissionRequirement } from '#api/settings/navigation.ts'
import type { Principal } from '#api/principal.ts'
import type { PortalClient } from './portal-client.ts'
import type { Caller, ServiceContext } from './service.ts'
import { DomainError } from './domain-error.ts'

/** For actions not allowed under impersonation. Throws UNAUTHORIZED without a token, FORBIDDEN while impersonating. */
export function requireSelf(context: ServiceContext): Caller {
  const principal = requirePrincipal(context)
  if (principal.impersonatedBy !== null) throw new DomainError('FORBIDDEN')
  return principal
}

/** Throws UNAUTHORIZED without a valid access token. */
export function requirePrincipal(context: ServiceContext): Caller {
  if (!context.principal) throw new DomainError('UNAUTHORIZED')
  return context.principal
}

/** For calls without a user token. Throws UNAUTHORIZED unless the portal calls. */
export function requirePortal(context: ServiceContext): PortalClient {
  if (!context.portal) throw new DomainError('UNAUTHORIZED')
  return context.portal
}

/** Returns the address that rate limits count by. Throws UNAUTHORIZED unless the portal states it, because a limit needs a key. */
export function requireAddress(context: ServiceContext): string {
  const { address } = requirePortal(context)
  if (address === null) throw new DomainError('UNAUTHORIZED')
  return address
}

/** Whether the caller holds every permission. */
export function holdsPermission(principal: Principal, { audience, permissions }: PermissionRequirement): boolean {
  const held = principal.permissions[audience] ?? []
  return permissions.every((permission) => held.includes(permission))
}

/** Throws FORBIDDEN unless the caller holds every permission. */
export function requirePermission(principal: Principal, needed: PermissionRequirement): Principal {
  if (!holdsPermission(principal, needed)) throw new DomainError('FORBIDDEN')
  return principal
}
