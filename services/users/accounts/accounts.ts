import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ContextChoice, Level, Role } from '#api/contexts.ts'
import type { Permissions, Principal } from '#api/principal.ts'
import type { User } from '#api/users/users.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { account, membership } from '../users.schema.ts'

export interface Membership extends Role {
  /** 0 for a role of the application itself. */
  tenantId: number
  institutionId: number | null
  level: Level
  permissions: Permissions
}

/** The stored account; `photo` is a file key. */
export interface AccountRecord extends User {
  /** 0 for operation users. */
  homeTenantId: number
  memberships: Membership[]
  lastContext: ContextChoice | null
  signInsEndedAt: Date | null
  keptGrant: string | null
}

type AccountRow = typeof account.$inferSelect
type MembershipRow = typeof membership.$inferSelect

/** An account with its roles; null when unknown. Tenant 0 is the application itself. */
export async function findAccount(pool: pg.Pool, tenantId: number, id: number): Promise<AccountRecord | null> {
  return readTenant(pool, tenantId, async ({ reads }) => {
    const [[row], memberships] = await Promise.all([
      reads
        .select()
        .from(account)
        .where(and(eq(account.tenantId, tenantId), eq(account.id, id))),
      reads
        .select()
        .from(membership)
        .where(and(eq(membership.tenantId, tenantId), eq(membership.accountId, id)))
        .orderBy(membership.id),
    ])
    if (!row) return null
    const { lastContext, signInsEndedAt, keptGrant } = row
    return { ...toUser(row), homeTenantId: tenantId, memberships: memberships.map(toMembership), lastContext, signInsEndedAt, keptGrant }
  })
}

/** Returns credentials by user name or email, for sign-in only. User names take precedence, as an imported one may be somebody's email. */
export async function findCredentials(pool: pg.Pool, tenantId: number, login: string): Promise<AccountRow | null> {
  const normalizedLogin = login.trim().toLowerCase()
  return inTenant(pool, tenantId, async ({ db }) => {
    const [row] = await db
      .select()
      .from(account)
      .where(and(eq(account.tenantId, tenantId), or(eq(account.username, normalizedLogin), eq(account.email, normalizedLogin))))
      .orderBy(ne(account.username, normalizedLogin), account.id)
      .limit(1)
    return row ?? null
  })
}

/**
 * The account of a name that the institution's own provider vouches for. Who made an account alone chose its user name freely, so that
 * only its proven email counts.
 */
export async function findVouchedAccount(pool: pg.Pool, tenantId: number, login: string): Promise<AccountRow | null> {
  const normalizedLogin = login.trim().toLowerCase()
  return inTenant(pool, tenantId, async ({ db }) => {
    const byUsername = and(eq(account.username, normalizedLogin), isNull(account.uuid))
    const [row] = await db
      .select()
      .from(account)
      .where(and(eq(account.tenantId, tenantId), or(byUsername, eq(account.email, normalizedLogin))))
      .orderBy(ne(account.username, normalizedLogin), account.id)
      .limit(1)
    return row ?? null
  })
}

/** Whether somebody else signs in with one of the names; user names and emails share one space. Serializes requests for the same name. */
export async function areNamesTaken(db: TenantTransaction['db'], tenantId: number, names: string[], own: number | null): Promise<boolean> {
  for (const name of [...names].sort()) await db.execute(sql`select pg_advisory_xact_lock(${tenantId}, hashtext(${`login ${name}`}))`)
  const others = own === null ? undefined : ne(account.id, own)
  const holder = or(inArray(account.username, names), inArray(account.email, names))
  const taken = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.tenantId, tenantId), others, holder))
    .limit(1)
  return taken.length > 0
}

export interface AccountChange {
  name?: string | undefined
  languageId?: User['languageId'] | undefined
  timezone?: string | undefined
  accessibility?: Partial<User['accessibility']> | undefined
}

/** Null when unknown. */
export async function updateAccount(
  { pool }: { pool: pg.Pool },
  { homeTenantId, userId }: Pick<Principal, 'homeTenantId' | 'userId'>,
  { accessibility, ...change }: AccountChange,
): Promise<User | null> {
  return inTenant(pool, homeTenantId, async ({ db }) => {
    const accountCondition = and(eq(account.tenantId, homeTenantId), eq(account.id, userId))
    const changed = {
      ...change,
      ...(accessibility && { accessibility: sql`${account.accessibility} || ${JSON.stringify(accessibility)}::jsonb` }),
    }
    if (Object.keys(changed).length > 0) await db.update(account).set(changed).where(accountCondition)
    const [row] = await db.select().from(account).where(accountCondition)
    return row ? toUser(row) : null
  })
}

/** Invalidates earlier sign-ins, except one grant of the identity provider. */
export async function endEarlierSignIns(
  pool: pg.Pool,
  homeTenantId: number,
  id: number,
  at: Date,
  keptGrant: string | null,
): Promise<void> {
  await inTenant(pool, homeTenantId, ({ db }) =>
    db
      .update(account)
      .set({ signInsEndedAt: at, keptGrant })
      .where(and(eq(account.tenantId, homeTenantId), eq(account.id, id))),
  )
}

export async function rememberContext(pool: pg.Pool, homeTenantId: number, id: number, choice: ContextChoice): Promise<void> {
  await inTenant(pool, homeTenantId, ({ db }) =>
    db
      .update(account)
      .set({ lastContext: choice })
      .where(and(eq(account.tenantId, homeTenantId), eq(account.id, id))),
  )
}

function toUser(row: AccountRow): User {
  const { id, name, email, username, cellphone, mobileProvenAt, photo, timezone, languageId, temporaryPassword, accessibility } = row
  return {
    id,
    name,
    email,
    pendingEmail: null,
    username,
    cellphone,
    mobileProof: mobileProvenAt ? 'proven' : 'unproven',
    pendingMobile: null,
    photo,
    timezone,
    languageId,
    type: row.tenantId === 0 ? 'userOperation' : 'userTenant',
    temporaryPassword,
    accessibility,
  }
}

export function toMembership(row: MembershipRow): Membership {
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
