import type { PermissionRequirement } from '#api/settings/navigation.ts'
import { mayResetSecondFactor } from '#api/permissions.ts'
import type { Principal } from '#api/principal.ts'
import type { AccountRecord } from './accounts.ts'

/** Permissions over other people's accounts. */
const overOthers: PermissionRequirement[] = [{ audience: 'identity', permissions: ['impersonate'] }, mayResetSecondFactor]

/** Prevents privilege escalation: only users of the operator's own institution are in reach, never those with reach over others. */
export function isWithinReach({ institutionId, tenantId }: Principal, { memberships }: Pick<AccountRecord, 'memberships'>): boolean {
  const holds = ({ audience, permissions }: PermissionRequirement) =>
    memberships.some((one) => permissions.some((permission) => one.permissions[audience]?.includes(permission)))
  if (overOthers.some(holds)) return false
  return (
    institutionId === null ||
    (memberships.length > 0 && memberships.every((one) => one.tenantId === tenantId && one.institutionId === institutionId))
  )
}
