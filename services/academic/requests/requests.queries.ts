import { sql } from 'drizzle-orm'
import type { TenantTransaction } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { announceProtocol } from '../protocols/protocol-feed.queries.ts'
import { request, requestEvent } from './requests.schema.ts'

type Inserted = typeof request.$inferInsert
type Counted = 'revision' | 'messageCount' | 'unreadByStudent' | 'unreadByOffice' | 'createdAt' | 'updatedAt'

/** Inserts a new request, with its first event. */
export async function addRequest(
  { client, db }: TenantTransaction,
  facts: Omit<Inserted, Counted>,
  { by, madeBy, at }: { by: 'student' | 'office'; madeBy: number; at: Date },
): Promise<void> {
  const { tenantId, requestId, userId, status } = facts
  const none = { revision: 0, messageCount: 0, unreadByStudent: 0, unreadByOffice: 0 }
  await db.insert(request).values({ ...facts, ...none, createdAt: at, updatedAt: at })
  await db.insert(requestEvent).values({ tenantId, requestId, kind: 'sent', status, at, by, madeBy })
  if (userId) await announceProtocol(client, { tenantId, userId, requestId, status, at })
}

/** Returns the next protocol, for example 2026-000123. The row stays locked until the transaction ends, so that no number is skipped. */
export async function nextProtocol({ client }: TenantTransaction, tenantId: number, year: string): Promise<string> {
  const [row] = await query<{ last: number }>(
    client,
    sql`insert into academic.request_number as n (tenant_id, year, last) values (${tenantId}, ${Number(year)}, 1)
      on conflict (tenant_id, year) do update set last = n.last + 1 returning last`,
  )
  return `${year}-${String(row!.last).padStart(6, '0')}`
}
