import { eq, lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { hashOf } from '../../platform/hash.ts'
import { attemptCount, usedOnce } from '../identity.schema.ts'

/**
 * Counts one attempt of an address and says whether it is still within the limit. Shared between processes: the
 * database counts.
 *
 * @param what is tried, such as `sign-in`
 * @param limit `most` attempts within `seconds` from the first one
 */
export async function countAttempt(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  what: string,
  address: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<boolean> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`${attemptCount.expiresAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await drizzle(pool)
    .insert(attemptCount)
    .values({ keyHash: hashOf(what, address), count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attemptCount.keyHash,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCount.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attemptCount.expiresAt} end`,
      },
    })
    .returning({ count: attemptCount.count })
  return row!.count <= most
}

/** Takes back an attempt that turned out well: only failures count. */
export async function forgiveAttempt({ pool }: { pool: pg.Pool }, what: string, address: string): Promise<void> {
  await drizzle(pool)
    .update(attemptCount)
    .set({ count: sql`greatest(${attemptCount.count} - 1, 0)` })
    .where(eq(attemptCount.keyHash, hashOf(what, address)))
}

/**
 * Takes something that may be used once.
 *
 * @param kind what it is, so that ids of two kinds never meet
 * @param expiresAt from when on it would be refused anyway
 * @returns false when it was used before, on whichever process
 */
export async function useOnce(pool: pg.Pool, kind: string, id: string, expiresAt: Date): Promise<boolean> {
  const taken = await drizzle(pool)
    .insert(usedOnce)
    .values({ idHash: hashOf(kind, id), expiresAt })
    .onConflictDoNothing()
    .returning({ expiresAt: usedOnce.expiresAt })
  return taken.length > 0
}

/** Lets something be used that was taken and not used after all. */
export async function giveBack(pool: pg.Pool, kind: string, id: string): Promise<void> {
  await drizzle(pool)
    .delete(usedOnce)
    .where(eq(usedOnce.idHash, hashOf(kind, id)))
}

/** Deletes counts and used ids that no longer matter. */
export async function deleteExpiredAttempts({ pool, clock }: { pool: pg.Pool; clock: Clock }): Promise<void> {
  const db = drizzle(pool)
  await db.delete(attemptCount).where(lt(attemptCount.expiresAt, clock.now()))
  await db.delete(usedOnce).where(lt(usedOnce.expiresAt, clock.now()))
}
