import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { deleteOldChanges } from './protocol-feed.queries.ts'

/** Retention in milliseconds, within which a reconnecting browser finds the events it missed. */
const feedRetention = 30 * 86_400_000

export async function purgeProtocolFeed({ pool, clock }: { pool: pg.Pool; clock: Clock }, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(clock.now().getTime() - feedRetention)
  for (const tenantId of tenantIds) await deleteOldChanges(pool, tenantId, before)
}
