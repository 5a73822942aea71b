import { and, eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { countAttempt, forgiveAttempt } from '../../identity/sign-ins/attempts.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { signInFailure } from '../users.schema.ts'
import { findCredentials } from '../accounts/accounts.ts'
import { verifyPassword } from '../passwords/password.ts'

const maxFailures = 5
const lockMinutes = 15
/** Failures of one address: a university's computer room has one for all. */
const perAddress = { most: 100, seconds: 900 }

export type SignInResult = { kind: 'accepted'; accountId: number } | { kind: 'refused' } | { kind: 'locked' }

/**
 * Checks username or e-mail and password, and locks for a while after too many failures in a row (docs/requirements/shell.md, section 8). Failures count under what was typed, whether or not somebody goes by that name, and under the account, so
 * that its two names have no attempts of their own. Only a lock of what was typed is told: one of the account looks
 * like a wrong password, else two names could be found to be one person. Somebody unknown, a wrong password and a lock
 * cost the same time. An address that failed too often is refused before any password is looked at.
 *
 * @param address where the attempt comes from; null for somebody who is signed in already
 */
export async function signInWithPassword(
  pool: pg.Pool,
  clock: Clock,
  { tenantId, login, password, address }: { tenantId: number; login: string; password: string; address: string | null },
): Promise<SignInResult> {
  if (address !== null && !(await countAttempt({ pool, clock }, 'sign-in', address, perAddress))) return { kind: 'locked' }
  const typed = login.trim().toLowerCase()
  const found = await findCredentials(pool, tenantId, typed)
  const correct = await verifyPassword(password, found?.passwordHash ?? null)
  const now = clock.now()
  const result = await inTenant(pool, tenantId, async ({ db }): Promise<SignInResult> => {
    const names = [typed, ...(found ? [accountKey(found.id)] : [])].sort()
    // One guess after the other, on whichever process: a lock that a guess sets holds for the next one.
    for (const name of names) await db.execute(sql`select pg_advisory_xact_lock(${tenantId}, hashtext(${name}))`)
    const own = and(eq(signInFailure.tenantId, tenantId), inArray(signInFailure.login, names))
    const failures = await db.select().from(signInFailure).where(own)
    const locked = failures.filter(({ lockedUntil }) => lockedUntil && lockedUntil > now)
    const isLocked = locked.length > 0
    if (locked.some(({ login: name }) => name === typed) || (isLocked && address === null)) return { kind: 'locked' }
    if (found && correct && !isLocked) {
      await db.delete(signInFailure).where(own)
      return { kind: 'accepted', accountId: found.id }
    }
    // While the account is locked only what was typed goes on counting, as it does for a name that nobody has.
    for (const name of isLocked ? [typed] : names)
      await addFailure(db, { tenantId, name, before: failures.find((one) => one.login === name)?.failures ?? 0, now })
    const isLast = (failures.find((one) => one.login === typed)?.failures ?? 0) + 1 >= maxFailures
    return { kind: isLast ? 'locked' : 'refused' }
  })
  // With a connection of its own, so not before the other is back.
  if (result.kind === 'accepted' && address !== null) await forgiveAttempt({ pool }, 'sign-in', address)
  return result
}

/** Under what the failures of an account count; no name can be typed like it. */
const accountKey = (id: number) => ` account ${id}`

async function addFailure(
  db: TenantTransaction['db'],
  { tenantId, name, before, now }: { tenantId: number; name: string; before: number; now: Date },
): Promise<void> {
  const isLast = before + 1 >= maxFailures
  const failure = {
    failures: isLast ? 0 : before + 1,
    lockedUntil: isLast ? new Date(now.getTime() + lockMinutes * 60_000) : null,
    lastAt: now,
  }
  await db
    .insert(signInFailure)
    .values({ tenantId, login: name, ...failure })
    .onConflictDoUpdate({ target: [signInFailure.tenantId, signInFailure.login], set: failure })
}

/** Forgets the failures of an account, by each of its names, as when its password was set anew. */
export async function forgetFailures(
  db: TenantTransaction['db'],
  { tenantId, id, username, email }: { tenantId: number; id: number; username: string; email: string | null },
): Promise<void> {
  const names = [accountKey(id), username, ...(email ? [email] : [])]
  await db.delete(signInFailure).where(and(eq(signInFailure.tenantId, tenantId), inArray(signInFailure.login, names)))
}
