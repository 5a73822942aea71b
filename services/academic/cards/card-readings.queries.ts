import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { lateReadings } from '#api/academic/student-card-limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { proofSeconds } from './card-proof.ts'
import { cardReading } from './cards.schema.ts'

export interface CardReading {
  tenantId: number
  cardId: string
  /** The scanned or typed text; the code displayed five minutes later is a different one. */
  code: string
  at: Date
  place: string
  readBy: number
}

/**
 * Writes down that a gate read a code, and tells the last time that any gate read the same one before, within its five minutes.
 * The same reading sent again is no earlier one.
 */
export function addReading(
  pool: pg.Pool,
  { tenantId, cardId, code, at, place, readBy }: CardReading,
): Promise<{ at: Date; place: string } | null> {
  const codeHash = createHash('sha256').update(code).digest('hex')
  const time = sql`${at.toISOString()}::timestamptz`
  return inTenant(pool, tenantId, async ({ client, db }) => {
    // The lock makes the second of two simultaneous gates see the reading of the first.
    await query(client, sql`select from academic.student_card where tenant_id = ${tenantId} and card_id = ${cardId}::uuid for update`)
    const [earlier] = await query<{ at: Date; place: string }>(
      client,
      sql`select at, place from academic.card_reading
        where tenant_id = ${tenantId} and card_id = ${cardId}::uuid and code_hash = ${codeHash}
          and at <= ${time} and at > ${time} - make_interval(secs => ${proofSeconds}) and (at, place) <> (${time}, ${place})
        order by at desc, reading_id desc limit 1`,
    )
    await db.insert(cardReading).values({ tenantId, cardId, codeHash, at, place, readBy }).onConflictDoNothing()
    return earlier ?? null
  })
}

/** Deletes readings that no later reading, however late it is reported, can be compared with any more. */
export async function purgeCardReadings({ pool, clock }: { pool: pg.Pool; clock: Clock }, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(clock.now().getTime() - lateReadings - proofSeconds * 1000)
  for (const tenantId of tenantIds) {
    await inTenant(pool, tenantId, ({ db }) =>
      db.delete(cardReading).where(and(eq(cardReading.tenantId, tenantId), lt(cardReading.at, before))),
    )
  }
}
