import { and, desc, eq, gt, inArray, lt, or, sql, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { appConfig } from '#config'
import type { PortalRuntime } from '../runtime.ts'
import { getHash, randomToken, seal, unseal } from '../secrets.server.ts'
import { isStaff } from '../permissions.ts'
import type { Session, SessionPerson, TokenSet } from './session.ts'
import { session } from './session.schema.ts'

type Runtime = Pick<PortalRuntime, 'pool' | 'encryptionKey' | 'sessions'>
type ExchangeRuntime = Pick<PortalRuntime, 'exchangePool' | 'encryptionKey' | 'sessions'>

const touchMs = 60_000

const { absoluteLifetime, staffLifetime, idleLifetime } = appConfig.session

export interface SessionOrigin {
  /** The user agent, to distinguish the person's devices. */
  userAgent: string | null
  /** When the person last proved who they are; null if unknown. */
  provenAt: Date | null
}

/** Returns the cookie's secret, always a fresh one: prevents session fixation. */
export async function createSession(
  { pool, encryptionKey }: Pick<Runtime, 'pool' | 'encryptionKey'>,
  { hostname, tenantId, userId, person, tokens }: Omit<Session, 'idHash' | 'expiresAt'>,
  { userAgent, provenAt }: SessionOrigin,
): Promise<string> {
  const secret = randomToken(32)
  const now = new Date()
  await drizzle(pool)
    .insert(session)
    .values({
      idHash: getHash(secret),
      userAgent,
      hostname,
      tenantId,
      userId,
      person,
      tokens: seal(encryptionKey, JSON.stringify(tokens)),
      createdAt: now,
      lastSeenAt: now,
      provenAt,
      expiresAt: new Date(now.getTime() + (person.hasStaffRole || isStaff(person) ? staffLifetime : absoluteLifetime) * 1000),
    })
  return secret
}

/** Null for an unknown, expired or idle session, or another hostname. */
export async function loadSession(runtime: Runtime, secret: string, hostname: string): Promise<Session | null> {
  const idHash = getHash(secret)
  const known = runtime.sessions.find(idHash)
  if (known) return known.hostname === hostname ? known : null

  const now = Date.now()
  const mark = runtime.sessions.mark()
  const db = drizzle(runtime.pool)
  const [row] = await db
    .select()
    .from(session)
    .where(and(eq(session.idHash, idHash), eq(session.hostname, hostname), isAlive(now)))
  if (!row) return null
  if (now - row.lastSeenAt.getTime() > touchMs) {
    await db
      .update(session)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(session.idHash, idHash))
  }
  const opened = toSession(runtime, row)
  runtime.sessions.keep(opened, mark)
  return opened
}

/** Reads the tokens again: a call may have renewed those of the request. */
export async function currentTokens(runtime: Runtime, { idHash, tokens }: Pick<Session, 'idHash' | 'tokens'>): Promise<TokenSet> {
  const [row] = await drizzle(runtime.pool).select().from(session).where(eq(session.idHash, idHash))
  return row ? toSession(runtime, row).tokens : tokens
}

/** When the person last proved who they are. Read from the database: a proof counts at once, in every process. */
export async function getProofInstant({ pool }: Pick<Runtime, 'pool'>, { idHash }: Pick<Session, 'idHash'>): Promise<Date | null> {
  const [row] = await drizzle(pool).select({ provenAt: session.provenAt }).from(session).where(eq(session.idHash, idHash))
  return row?.provenAt ?? null
}

export async function keepProof({ pool }: Pick<Runtime, 'pool'>, { idHash }: Pick<Session, 'idHash'>): Promise<void> {
  await drizzle(pool).update(session).set({ provenAt: new Date() }).where(eq(session.idHash, idHash))
}

export async function sessionExists({ pool }: Pick<Runtime, 'pool'>, idHash: Buffer): Promise<boolean> {
  const rows = await drizzle(pool)
    .select({ userId: session.userId })
    .from(session)
    .where(and(eq(session.idHash, idHash), isAlive(Date.now())))
  return rows.length > 0
}

/** Finds out which of these sessions go on. Returns their hashes in base64. */
export async function aliveSessions({ pool }: Pick<Runtime, 'pool'>, idHashes: readonly Buffer[]): Promise<Set<string>> {
  const rows = await drizzle(pool)
    .select({ idHash: session.idHash })
    .from(session)
    .where(and(inArray(session.idHash, [...idHashes]), isAlive(Date.now())))
  return new Set(rows.map(({ idHash }) => idHash.toString('base64')))
}

export interface OpenSession {
  id: string
  userAgent: string | null
  createdAt: Date
  lastSeenAt: Date
  session: Session
}

/** Sessions that the person opened, last used first; without those of operators on their behalf. */
export async function sessionsOfPerson(
  runtime: Runtime,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
): Promise<OpenSession[]> {
  const ownerCondition = and(
    eq(session.tenantId, tenantId),
    eq(session.userId, userId),
    sql`${session.person} ->> 'impersonated' <> 'true'`,
  )
  const rows = await drizzle(runtime.pool)
    .select()
    .from(session)
    .where(and(ownerCondition, isAlive(Date.now())))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
  return rows.map((row) => {
    const { id, userAgent, createdAt, lastSeenAt } = row
    return { id, userAgent, createdAt, lastSeenAt, session: toSession(runtime, row) }
  })
}

/** Deletes a session. As with the others, other processes notice at once: the database notifies them. */
export async function deleteSession({ pool, sessions }: Pick<Runtime, 'pool' | 'sessions'>, idHash: Buffer): Promise<void> {
  await drizzle(pool).delete(session).where(eq(session.idHash, idHash))
  sessions.evict(idHash)
}

export async function deleteSessions(
  { pool, sessions }: Pick<Runtime, 'pool' | 'sessions'>,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
): Promise<void> {
  await drizzle(pool)
    .delete(session)
    .where(and(eq(session.tenantId, tenantId), eq(session.userId, userId)))
  sessions.evictWhere((known) => known.tenantId === tenantId && known.userId === userId)
}

/** Deletes all of the person's sessions except this one. */
export async function deleteOtherSessions(
  { pool, sessions }: Pick<Runtime, 'pool' | 'sessions'>,
  { tenantId, userId, idHash }: Pick<Session, 'tenantId' | 'userId' | 'idHash'>,
): Promise<void> {
  await drizzle(pool)
    .delete(session)
    .where(and(eq(session.tenantId, tenantId), eq(session.userId, userId), ne(session.idHash, idHash)))
  sessions.evictWhere((known) => known.tenantId === tenantId && known.userId === userId && !known.idHash.equals(idHash))
}

/** Updates the person's data by merging in the database, so that concurrent changes are both kept. */
export async function updateSessionPerson(
  { pool, sessions }: Pick<Runtime, 'pool' | 'sessions'>,
  { idHash }: Pick<Session, 'idHash'>,
  change: Partial<SessionPerson>,
): Promise<void> {
  await drizzle(pool)
    .update(session)
    .set({ person: sql`${session.person} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(session.idHash, idHash))
  sessions.evict(idHash)
}

/**
 * Renews tokens once among concurrent calls and processes. Null when the session ended, or when `exchange` returns
 * null, which ends it.
 */
export async function exchangeTokens(
  runtime: ExchangeRuntime,
  idHash: Buffer,
  refusedToken: string,
  exchange: (current: TokenSet) => Promise<TokenSet | null>,
): Promise<TokenSet | null> {
  runtime.sessions.evict(idHash)
  return drizzle(runtime.exchangePool).transaction(async (tx) => {
    // Not a row lock: updates of `person` must not wait for the identity provider.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idHash.toString('base64')}, 0))`)
    const [row] = await tx.select().from(session).where(eq(session.idHash, idHash))
    if (!row) return null
    const current = toSession(runtime, row).tokens
    if (current.accessToken !== refusedToken) return current
    const tokens = await exchange(current)
    if (tokens) {
      await tx
        .update(session)
        .set({ tokens: seal(runtime.encryptionKey, JSON.stringify(tokens)) })
        .where(eq(session.idHash, idHash))
    } else {
      await tx.delete(session).where(eq(session.idHash, idHash))
    }
    return tokens
  })
}

export async function deleteExpiredSessions({ pool }: Pick<Runtime, 'pool'>): Promise<void> {
  const now = Date.now()
  await drizzle(pool)
    .delete(session)
    .where(or(lt(session.expiresAt, new Date(now)), lt(session.lastSeenAt, new Date(now - idleLifetime * 1000))))
}

const isAlive = (now: number) => and(gt(session.expiresAt, new Date(now)), gt(session.lastSeenAt, new Date(now - idleLifetime * 1000)))

function toSession({ encryptionKey }: Pick<Runtime, 'encryptionKey'>, row: typeof session.$inferSelect): Session {
  const { idHash, hostname, tenantId, userId, person, expiresAt } = row
  const tokens = JSON.parse(unseal(encryptionKey, row.tokens)) as TokenSet
  return { idHash, hostname, tenantId, userId, person, tokens, expiresAt }
}
