import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { account } from '../store/schema.ts'
import { findCredentials } from './accounts.ts'
import { verifyPassword } from './password.ts'

const maxFailedAttempts = 5
const lockMinutes = 15

export type SignInResult = { kind: 'accepted'; accountId: number } | { kind: 'refused' } | { kind: 'locked' }

/**
 * Checks username or e-mail and password, and locks the account for a while after too many failures in a row
 * (shell specification, section 8). An unknown person, a wrong password and a locked account cost the same time.
 */
export async function signInWithPassword(
  pool: pg.Pool,
  clock: Clock,
  { tenantId, login, password }: { tenantId: number; login: string; password: string },
): Promise<SignInResult> {
  const found = await findCredentials(pool, tenantId, login)
  const correct = await verifyPassword(password, found?.passwordHash ?? null)
  if (!found) return { kind: 'refused' }
  if (found.lockedUntil && found.lockedUntil > clock.now()) return { kind: 'locked' }
  return inTenant(pool, tenantId, async ({ db }): Promise<SignInResult> => {
    const own = and(eq(account.tenantId, tenantId), eq(account.id, found.id))
    if (correct) {
      await db.update(account).set({ failedAttempts: 0, lockedUntil: null }).where(own)
      return { kind: 'accepted', accountId: found.id }
    }
    const lockedUntil = new Date(clock.now().getTime() + lockMinutes * 60_000)
    // Counted in the database, so that parallel guesses on several processes all count.
    const [row] = await db
      .update(account)
      .set({
        failedAttempts: sql`case when ${account.failedAttempts} + 1 >= ${maxFailedAttempts} then 0 else ${account.failedAttempts} + 1 end`,
        lockedUntil: sql`case when ${account.failedAttempts} + 1 >= ${maxFailedAttempts} then ${lockedUntil.toISOString()}::timestamptz else null end`,
      })
      .where(own)
      .returning({ lockedUntil: account.lockedUntil })
    return row?.lockedUntil ? { kind: 'locked' } : { kind: 'refused' }
  })
}
