import type pg from 'pg'
import type { Profile } from '#api/principal.ts'
import { secondFactorProfiles } from '../../settings/places.ts'
import type { AccountRecord } from '../accounts/accounts.ts'
import { hasSecondFactor } from './second-factor.ts'

type Person = Pick<AccountRecord, 'homeTenantId' | 'id'>

/** Whether the institution asks for a second factor of this role, and the person has none. A null tenant is the application itself. */
export async function lacksSecondFactor(
  pool: pg.Pool,
  { homeTenantId, id: userId }: Person,
  { tenantId, profile }: { tenantId: number | null; profile: Profile },
): Promise<boolean> {
  if (tenantId === null || !(await secondFactorProfiles(pool, [tenantId])).get(tenantId)?.includes(profile)) return false
  return !(await hasSecondFactor(pool, { homeTenantId, userId }))
}

/** Whether a role of the person in an institution would stop counting without the second factor. */
export async function isSecondFactorRequired(pool: pg.Pool, { memberships }: Pick<AccountRecord, 'memberships'>): Promise<boolean> {
  const required = await secondFactorProfiles(
    pool,
    memberships.map(({ tenantId }) => tenantId),
  )
  return memberships.some(({ tenantId, profile }) => required.get(tenantId)?.includes(profile))
}
