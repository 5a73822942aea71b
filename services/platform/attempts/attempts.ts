import { eq, lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { getHash } from '../hash.ts'
import { attemptCount, usedOnce } from './attempts.schema.ts'

/** Counts an attempt of an address in the database, shared by all processes. Returns false above `most` attempts within `seconds`. */
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
    .values({ keyHash: getHash(what, address), count: 1, expiresAt })
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

/** Removes a successful attempt: only failures count. */
export async function forgiveAttempt({ pool }: { pool: pg.Pool }, what: string, address: string): Promise<void> {
  await drizzle(pool)
    .update(attemptCount)
    .set({ count: sql`greatest(${attemptCount.count} - 1, 0)` })
    .where(eq(attemptCount.keyHash, getHash(what, address)))
}

/** Marks an id as used, across processes. `kind` separates namespaces. Returns false when it was used before. */
export async function useOnce(pool: pg.Pool, kind: string, id: string, expiresAt: Date): Promise<boolean> {
  const taken = await drizzle(pool)
    .insert(usedOnce)
    .values({ idHash: getHash(kind, id), expiresAt })
    .onConflictDoNothing()
    .returning({ expiresAt: usedOnce.expiresAt })
  return taken.length > 0
}

/** Allows an id again that was not used after all. */
export async function giveBack(pool: pg.Pool, kind: string, id: string): Promise<void> {
  await drizzle(pool)
    .delete(usedOnce)
    .where(eq(usedOnce.idHash, getHash(kind, id)))
}

export async function deleteExpiredAttempts({ pool, clock }: { pool: pg.Pool; clock: Clock }): Promise<void> {
  const db = drizzle(pool)
  await db.delete(attemptCount).where(lt(attemptCount.expiresAt, clock.now()))
  await db.delete(usedOnce).where(lt(usedOnce.expiresAt, clock.now()))
}
