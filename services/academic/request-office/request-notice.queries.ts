import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { LocalizedText } from '#api/locales.ts'
import { entityId } from '#api/shared.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'

export const requestNoticeQueue = 'academic.request-notice'

const noticed = z.object({ tenantId: entityId }).and(z.union([z.object({ eventId: entityId }), z.object({ messageId: z.uuid() })]))

/** What a student is told of. */
export type RequestNoticeKind = 'granted' | 'rejected' | 'delivered' | 'concluded' | 'asked' | 'refused' | 'message'

export interface RequestNotice {
  tenantId: number
  userId: number
  requestId: string
  protocol: string
  name: LocalizedText
  kind: RequestNoticeKind
  /** Of what happened, so that it is told once. */
  key: string
}

/** Tells the student. Idempotent by key. */
export type TellOfRequest = (notice: RequestNotice) => Promise<void>

/** Tells a student what the office did, unless it was taken back meanwhile. */
export async function tellOfRequest({ pool, tell }: { pool: pg.Pool; tell: TellOfRequest }, data: unknown): Promise<void> {
  const { tenantId, ...what } = noticed.parse(data)
  const found =
    'eventId' in what ? await noticeOfEvent(pool, tenantId, what.eventId) : await noticeOfMessage(pool, tenantId, what.messageId)
  if (found) await tell({ tenantId, ...found })
}

type Found = Omit<RequestNotice, 'tenantId'>
const facts = sql`r.user_id as "userId", r.request_id as "requestId", r.protocol, r.name`

async function noticeOfEvent(pool: pg.Pool, tenantId: number, eventId: number): Promise<Found | undefined> {
  const [found] = await inTenant(pool, tenantId, ({ client }) =>
    query<Found & pg.QueryResultRow>(
      client,
      // Locked, so that it waits for who is just taking it back.
      sql`select ${facts}, case v.kind when 'reviewed' then 'refused' else v.kind end as kind, 'event:' || v.event_id as key
        from academic.request_event v join academic.request r on r.tenant_id = v.tenant_id and r.request_id = v.request_id
        where v.tenant_id = ${tenantId} and v.event_id = ${eventId} and r.user_id is not null
          and (v.kind in ('asked', 'reviewed') or (r.status = v.kind and r.decided_at = v.at))
        for update of r`,
    ),
  )
  return found
}

async function noticeOfMessage(pool: pg.Pool, tenantId: number, messageId: string): Promise<Found | undefined> {
  const [found] = await inTenant(pool, tenantId, ({ client }) =>
    query<Found & pg.QueryResultRow>(
      client,
      sql`select ${facts}, 'message' as kind, 'message:' || m.message_id as key
        from academic.request_message m join academic.request r on r.tenant_id = m.tenant_id and r.request_id = m.request_id
        where m.tenant_id = ${tenantId} and m.message_id = ${messageId} and m.read_at is null and not m.is_internal
          and r.user_id is not null`,
    ),
  )
  return found
}
