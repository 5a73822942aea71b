import { and, eq, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Context } from '#api/identity.ts'
import type { Permissions, Principal, Profile } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import { inTenant } from '../../platform/database.ts'
import { account, membership } from '../store/schema.ts'

/** A context with the permissions the person has in it. */
export interface Membership extends Context {
  profile: Profile
  permissions: Permissions
}

export interface AccountRecord extends User {
  tenantId: number
  memberships: Membership[]
}

type AccountRow = typeof account.$inferSelect
type MembershipRow = typeof membership.$inferSelect

/** An account with what it may act as, the last used context first. Null when the tenant has no such person. */
export async function findAccount(pool: pg.Pool, tenantId: number, id: number): Promise<AccountRecord | null> {
  return inTenant(pool, tenantId, async ({ db }) => {
    const [row] = await db.select().from(account).where(and(eq(account.tenantId, tenantId), eq(account.id, id)))
    if (!row) return null
    const memberships = await db
      .select()
      .from(membership)
      .where(and(eq(membership.tenantId, tenantId), eq(membership.accountId, id)))
      .orderBy(sql`${membership.lastAccess} desc nulls last`, membership.id)
    return { ...toUser(row), tenantId, memberships: memberships.map(toMembership) }
  })
}

/** The stored secret of a person who signs in with this username or e-mail, for the sign-in rules only. */
export async function findCredentials(pool: pg.Pool, tenantId: number, login: string): Promise<AccountRow | null> {
  const wanted = login.trim().toLowerCase()
  return inTenant(pool, tenantId, async ({ db }) => {
    const [row] = await db
      .select()
      .from(account)
      .where(and(eq(account.tenantId, tenantId), or(eq(account.username, wanted), eq(account.email, wanted))))
    return row ?? null
  })
}

/** What a person may change of the own account; accessibility settings that are left out stay as they are. */
export interface AccountChange {
  languageId?: User['languageId'] | undefined
  accessibility?: Partial<User['accessibility']> | undefined
}

/** Changes the own account. */
export async function updateAccount(
  pool: pg.Pool,
  { tenantId, userId }: Pick<Principal, 'tenantId' | 'userId'>,
  { accessibility, ...change }: AccountChange,
): Promise<User | null> {
  return inTenant(pool, tenantId, async ({ db }) => {
    const own = and(eq(account.tenantId, tenantId), eq(account.id, userId))
    const changed = {
      ...change,
      ...(accessibility && { accessibility: sql`${account.accessibility} || ${JSON.stringify(accessibility)}::jsonb` }),
    }
    if (Object.keys(changed).length > 0) await db.update(account).set(changed).where(own)
    const [row] = await db.select().from(account).where(own)
    return row ? toUser(row) : null
  })
}

function toUser(row: AccountRow): User {
  const { id, name, email, username, photo, timezone, languageId, temporaryPassword, accessibility } = row
  return { id, name, email, username, photo, timezone, languageId, type: 'userTenant', temporaryPassword, accessibility }
}

function toMembership(row: MembershipRow): Membership {
  return {
    id: String(row.id),
    tenantId: row.tenantId,
    institutionId: row.institutionId,
    name: row.name,
    level: row.institutionId === null ? 'tenant' : 'institution',
    profile: row.profile,
    permissions: row.permissions,
  }
}
