import type pg from 'pg'
import type { Permissions, Profile } from '#api/principal.ts'
import { secondFactorProfiles } from '../../settings/places.ts'
import type { AccountRecord } from '../accounts/accounts.ts'
import { hasSecondFactor } from './second-factor.ts'

type Person = Pick<AccountRecord, 'homeTenantId' | 'id'>

/** Requirements of the installation itself, whatever institutions require. */
export interface FactorPolicy {
  /** Whether roles with sensitive permissions require a second factor, also above all institutions. */
  operatorsNeedFactor?: boolean | undefined
}

/** A null tenant is the application itself. */
interface Role {
  tenantId: number | null
  profile: Profile
  permissions: Permissions
}

/** Sensitive permissions: acting as others, removing their second factor, and deciding where money goes. */
const weighty: Readonly<Record<string, readonly string[]>> = {
  identity: ['impersonate'],
  users: ['second-factor.reset'],
  financial: ['banks.manage', 'settings.manage'],
}

const weighs = (permissions: Permissions) =>
  Object.entries(weighty).some(([audience, names]) => names.some((name) => permissions[audience]?.includes(name)))

const asks = ({ tenantId, profile, permissions }: Role, profiles: Map<number, Profile[]>, { operatorsNeedFactor }: FactorPolicy) =>
  (operatorsNeedFactor === true && weighs(permissions)) || (tenantId !== null && profiles.get(tenantId)?.includes(profile) === true)

/** Whether the institution or the installation asks for a second factor of this role, and the person has none. */
export async function lacksSecondFactor(
  pool: pg.Pool,
  { homeTenantId, id: userId }: Person,
  role: Role,
  policy: FactorPolicy,
): Promise<boolean> {
  const profiles = await secondFactorProfiles(pool, role.tenantId === null ? [] : [role.tenantId])
  return asks(role, profiles, policy) && !(await hasSecondFactor(pool, { homeTenantId, userId }))
}

/** Whether a role of the person would become invalid without the second factor. */
export async function isSecondFactorRequired(
  pool: pg.Pool,
  { memberships }: Pick<AccountRecord, 'memberships'>,
  policy: FactorPolicy,
): Promise<boolean> {
  const required = await secondFactorProfiles(
    pool,
    memberships.map(({ tenantId }) => tenantId),
  )
  return memberships.some((role) => asks(role, required, policy))
}
