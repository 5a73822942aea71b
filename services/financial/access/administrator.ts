import type { PermissionRequirement } from '#api/settings/navigation.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'

/** Returns the staff member. Throws UNAUTHORIZED without a token, and FORBIDDEN for anyone not authorized and while impersonating. */
export function administrator(context: ServiceContext, requirement: PermissionRequirement): Caller {
  const caller = requireSelf(context)
  if (caller.profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  requirePermission(caller, requirement)
  return caller
}
