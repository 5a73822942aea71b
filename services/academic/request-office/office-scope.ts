import { mayManageRequests } from '#api/request-office-limits.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission } from '../../platform/guards.ts'
import type { Caller } from '../../platform/service.ts'
import { isStaff, type OwnScope } from '../access/scopes.ts'

/** Somebody of an office, and the institutions whose requests they see. */
export type OfficeMember = OwnScope

/** Throws FORBIDDEN for whoever does not deal with requests. */
export function officeMember(caller: Caller): OfficeMember {
  requirePermission(caller, mayManageRequests)
  if (!isStaff(caller)) throw new DomainError('FORBIDDEN')
  const { tenantId, institutionId, userId } = caller
  return { tenantId, institutionId, userId }
}
