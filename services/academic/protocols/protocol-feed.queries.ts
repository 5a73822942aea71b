import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ProtocolChange, ProtocolEvent } from '#api/academic/protocol-events.ts'
import { inTenant } from '../../platform/database.ts'
import type { Owner } from '../../platform/owner-channel.ts'
import { query } from '../../platform/query.ts'

/** Maximum number of events in one answer. */
export const feedBatch = 200

/**
 * Tells everybody who watches a person's protocols that one changed, when the transaction commits. The person's cursor
 * stays locked until then: who changes requests of several people announces in the order of their ids.
 */
export async function announceProtocol(
  client: pg.ClientBase,
  { tenantId, userId, requestId, status, at }: Owner & { requestId: string; status: string; at: Date },
): Promise<void> {
  await query(
    client,
    sql`with next as (
        insert into academic.protocol_cursor as c (tenant_id, user_id, last) values (${tenantId}::int, ${userId}::int, 1)
        on conflict (tenant_id, user_id) do update set last = c.last + 1
        returning last
      ), written as (
        insert into academic.protocol_feed (tenant_id, user_id, position, request_id, status, at)
        select ${tenantId}::int, ${userId}::int, last, ${requestId}::uuid, ${status}::text, ${at.toISOString()}::timestamptz from next
      )
      select pg_notify('academic_protocols', ${JSON.stringify({ tenantId, userId })})`,
  )
}

/** Returns events after a position, oldest first; a reset if there is no position, or if some of the events were purged. */
export async function readProtocolFeed(pool: pg.Pool, { tenantId, userId }: Owner, after: number | null): Promise<ProtocolEvent[]> {
  const rows = await inTenant(pool, tenantId, ({ client }) =>
    query<{ last: number; position: number | null; requestId: string; status: string; at: Date }>(
      client,
      sql`select c.last, f.position, f.request_id as "requestId", f.status, f.at
        from (
          select coalesce((select last from academic.protocol_cursor where tenant_id = ${tenantId} and user_id = ${userId}), 0) as last
        ) c
        left join academic.protocol_feed f on f.tenant_id = ${tenantId} and f.user_id = ${userId} and f.position > ${after}::bigint
        order by f.position limit ${feedBatch}`,
    ),
  )
  const { last } = rows[0]!
  if (after === last) return []
  const changes = rows.flatMap(({ position, requestId, status, at }): ProtocolChange[] =>
    position === null ? [] : [{ position, requestId, status, at: at.toISOString() }],
  )
  const isWhole = changes.length > 0 && changes.every(({ position }, index) => position === after! + 1 + index)
  return isWhole ? changes : [{ reset: true, position: last }]
}

export async function deleteOldChanges(pool: pg.Pool, tenantId: number, before: Date): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(client, sql`delete from academic.protocol_feed where tenant_id = ${tenantId} and at < ${before.toISOString()}::timestamptz`),
  )
}
