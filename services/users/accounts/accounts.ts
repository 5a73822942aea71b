import { and, eq, ne, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ContextChoice, Level, Role } from '#api/contexts.ts'
import type { Permissions, Principal } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { account, membership } from '../users.schema.ts'
import { endOpenResets } from '../recovery/open-resets.ts'

/** A role that a person holds, where it was given, and what it permits. */
export interface Membership extends Role {
  /** 0 for a role of the application itself. */
  tenantId: number
  institutionId: number | null
  level: Level
  permissions: Permissions
}

/** An account as it is kept: its photo is the key of a file. */
export interface AccountRecord extends User {
  /** The tenant that keeps the account; 0 for operation users. */
  homeTenantId: number
  memberships: Membership[]
  lastContext: ContextChoice | null
  signInsEndedAt: Date | null
  keptGrant: string | null
}

type AccountRow = typeof account.$inferSelect
type MembershipRow = typeof membership.$inferSelect

/** An account with the roles it holds. Null when the tenant, or the application for 0, has no such person. */
export async function findAccount(pool: pg.Pool, tenantId: number, id: number): Promise<AccountRecord | null> {
  return inTenant(pool, tenantId, async ({ db }) => {
    const [row] = await db
      .select()
      .from(account)
      .where(and(eq(account.tenantId, tenantId), eq(account.id, id)))
    if (!row) return null
    const memberships = await db
      .select()
      .from(membership)
      .where(and(eq(membership.tenantId, tenantId), eq(membership.accountId, id)))
      .orderBy(membership.id)
    const { lastContext, signInsEndedAt, keptGrant } = row
    return { ...toUser(row), homeTenantId: tenantId, memberships: memberships.map(toMembership), lastContext, signInsEndedAt, keptGrant }
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

/** What a person may change of the own account, checked; accessibility settings that are left out stay as they are. */
export interface AccountChange {
  name?: string | undefined
  /** In small letters. */
  email?: string | undefined
  cellphone?: string | null | undefined
  languageId?: User['languageId'] | undefined
  timezone?: string | undefined
  accessibility?: Partial<User['accessibility']> | undefined
}

/**
 * Changes the own account; null for nobody, EMAIL_TAKEN when somebody of the tenant goes by that address already. Whoever
 * calls has made sure that the person may change the e-mail. Reset links that went to the old one end with it.
 */
export async function updateAccount(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { homeTenantId, userId }: Pick<Principal, 'homeTenantId' | 'userId'>,
  { accessibility, ...change }: AccountChange,
): Promise<User | 'EMAIL_TAKEN' | null> {
  return inTenant(pool, homeTenantId, async ({ db }) => {
    const own = and(eq(account.tenantId, homeTenantId), eq(account.id, userId))
    const changed = {
      ...change,
      ...(accessibility && { accessibility: sql`${account.accessibility} || ${JSON.stringify(accessibility)}::jsonb` }),
    }
    if (change.email) {
      // Signing in takes either name: an address that is somebody's user name would stand between them and their account.
      const others = and(
        eq(account.tenantId, homeTenantId),
        ne(account.id, userId),
        or(eq(account.email, change.email), eq(account.username, change.email)),
      )
      const taken = await db.select({ id: account.id }).from(account).where(others).limit(1)
      if (taken.length > 0) return 'EMAIL_TAKEN'
      await endOpenResets(db, homeTenantId, userId, clock.now())
    }
    if (Object.keys(changed).length > 0) await db.update(account).set(changed).where(own)
    const [row] = await db.select().from(account).where(own)
    return row ? toUser(row) : null
  }).catch((error: unknown) => {
    // Two people took it at the same moment.
    if (isTakenEmail(error)) return 'EMAIL_TAKEN'
    throw error
  })
}

function isTakenEmail(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } }
  return cause?.code === '23505' && cause.constraint === 'account_email'
}

/** From now on nobody who signed in before is the person, but for one grant of the identity provider. */
export async function endSignInsBefore(pool: pg.Pool, homeTenantId: number, id: number, at: Date, keptGrant: string | null): Promise<void> {
  await inTenant(pool, homeTenantId, ({ db }) =>
    db
      .update(account)
      .set({ signInsEndedAt: at, keptGrant })
      .where(and(eq(account.tenantId, homeTenantId), eq(account.id, id))),
  )
}

/** Remembers what a person acts as, so that the next sign-in need not ask. */
export async function rememberContext(pool: pg.Pool, homeTenantId: number, id: number, choice: ContextChoice): Promise<void> {
  await inTenant(pool, homeTenantId, ({ db }) =>
    db
      .update(account)
      .set({ lastContext: choice })
      .where(and(eq(account.tenantId, homeTenantId), eq(account.id, id))),
  )
}

function toUser(row: AccountRow): User {
  const { id, name, email, username, cellphone, photo, timezone, languageId, temporaryPassword, accessibility } = row
  return {
    id,
    name,
    email,
    username,
    cellphone,
    photo,
    timezone,
    languageId,
    type: row.tenantId === 0 ? 'userOperation' : 'userTenant',
    temporaryPassword,
    accessibility,
  }
}

function toMembership(row: MembershipRow): Membership {
  return {
    id: row.id,
    tenantId: row.tenantId,
    institutionId: row.institutionId,
    name: row.name,
    level: row.tenantId === 0 ? 'application' : row.institutionId === null ? 'tenant' : 'institution',
    profile: row.profile,
    permissions: row.permissions,
  }
}
