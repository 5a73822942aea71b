import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type pg from 'pg'
import type { PermissionRequirement } from '#api/settings/navigation.ts'
import type { Profile } from '#api/principal.ts'
import { readTenant } from '../../platform/database.ts'
import { membership } from '../users.schema.ts'

interface Place {
  tenantId: number
  /** Null for every institution of the tenant. */
  institutionId: number | null
}

const held = ({ tenantId, institutionId }: Place) =>
  and(
    eq(membership.tenantId, tenantId),
    ne(membership.profile, 'NONE'),
    institutionId === null ? undefined : eq(membership.institutionId, institutionId),
  )

/** Returns the profiles that people have in a place. */
export async function profilesHeld(pool: pg.Pool, place: Place): Promise<Array<Exclude<Profile, 'NONE'>>> {
  const rows = await readTenant(pool, place.tenantId, ({ db }) =>
    db.selectDistinct({ profile: membership.profile }).from(membership).where(held(place)).orderBy(asc(membership.profile)),
  )
  return rows.map(({ profile }) => profile as Exclude<Profile, 'NONE'>)
}

/** Returns ids, ascending and above `after`, of accounts with a role in a place: those with the profile, or the given account. */
export async function userIdsWithRole(
  pool: pg.Pool,
  place: Place,
  who: { profile: Profile } | { accountId: number },
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const isMeant = 'profile' in who ? eq(membership.profile, who.profile) : eq(membership.accountId, who.accountId)
  const rows = await readTenant(pool, place.tenantId, ({ db }) =>
    db
      .selectDistinct({ id: membership.accountId })
      .from(membership)
      .where(and(held(place), isMeant, gt(membership.accountId, after)))
      .orderBy(asc(membership.accountId))
      .limit(limit),
  )
  return rows.map(({ id }) => id)
}

/** Whether anybody has a role of a profile with the permissions in a place, or in the whole tenant. */
export async function holdsRole(
  pool: pg.Pool,
  { tenantId, institutionId }: Place,
  accountId: number,
  { profile, audience, permissions }: PermissionRequirement & { profile: Profile },
): Promise<boolean> {
  const roles = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ permissions: membership.permissions })
      .from(membership)
      .where(
        and(
          eq(membership.tenantId, tenantId),
          eq(membership.accountId, accountId),
          eq(membership.profile, profile),
          or(isNull(membership.institutionId), institutionId === null ? undefined : eq(membership.institutionId, institutionId)),
        ),
      ),
  )
  return roles.some((role) => permissions.every((permission) => role.permissions[audience]?.includes(permission)))
}
