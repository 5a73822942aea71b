import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import type { Principal } from '#api/principal.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'

/** Returns the caller. @throws DomainError FORBIDDEN for SAML accounts, which sign in elsewhere, and operators who act as somebody */
export function passwordOwner(context: ServiceContext): Principal {
  const principal = requireSelf(context)
  if (!hasOwnPassword(principal.method)) throw new DomainError('FORBIDDEN')
  return principal
}
