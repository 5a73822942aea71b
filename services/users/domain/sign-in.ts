import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { countAttempt, forgiveAttempt } from '../../identity/domain/attempts.ts'
import { inTenant } from '../../platform/database.ts'
import { signInFailure } from '../store/schema.ts'
import { findCredentials } from './accounts.ts'
import { verifyPassword } from './password.ts'

const maxFailures = 5
const lockMinutes = 15
/** Failures of one address: a university's computer room has one for all. */
const perAddress = { most: 100, seconds: 900 }

export type SignInResult = { kind: 'accepted'; accountId: number } | { kind: 'refused' } | { kind: 'locked' }

/**
 * Checks username or e-mail and password, and locks what was typed for a while after too many failures in a row
 * (shell specification, section 8). Somebody unknown, a wrong password and a lock cost the same time, and a name
 * that nobody has is locked like any other. An address that failed too often is refused whoever it names, and before
 * any password is looked at.
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
  // One name for a person, whichever of the two was typed: else each would have attempts of its own.
  const name = found?.username ?? typed
  const now = clock.now()
  return inTenant(pool, tenantId, async ({ db }): Promise<SignInResult> => {
    const own = and(eq(signInFailure.tenantId, tenantId), eq(signInFailure.login, name))
    const [failure] = await db.select().from(signInFailure).where(own)
    if (failure?.lockedUntil && failure.lockedUntil > now) return { kind: 'locked' }
    if (found && correct) {
      await db.delete(signInFailure).where(own)
      if (address !== null) await forgiveAttempt({ pool }, 'sign-in', address)
      return { kind: 'accepted', accountId: found.id }
    }
    const lockedUntil = new Date(now.getTime() + lockMinutes * 60_000).toISOString()
    const isLast = sql`${signInFailure.failures} + 1 >= ${maxFailures}`
    // Counted in the database, so that parallel guesses on several processes all count.
    const [row] = await db
      .insert(signInFailure)
      .values({ tenantId, login: name, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [signInFailure.tenantId, signInFailure.login],
        set: {
          failures: sql`case when ${isLast} then 0 else ${signInFailure.failures} + 1 end`,
          lockedUntil: sql`case when ${isLast} then ${lockedUntil}::timestamptz end`,
          lastAt: now,
        },
      })
      .returning({ lockedUntil: signInFailure.lockedUntil })
    return row?.lockedUntil ? { kind: 'locked' } : { kind: 'refused' }
  })
}
