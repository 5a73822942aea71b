import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { LocalizedText } from '#api/locales.ts'
import type { OfficeEventKind } from '#api/academic/request-office.ts'
import { entityId } from '#api/shared.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'

/** Tells a student of an event, once it can no longer be taken back. */
export const requestMovedQueue = 'academic.request-moved'

/** Tells a student of a message of the office. */
export const requestWrittenQueue = 'academic.request-written'

const movedRequest = z.object({ tenantId: entityId, eventId: entityId })
const writtenMessage = z.object({ tenantId: entityId, messageId: z.uuid() })

export interface RequestNotice {
  tenantId: number
  userId: number
  requestId: string
  protocol: string
  name: LocalizedText
  kind: OfficeEventKind | 'message'
  /** Last day for handing in what the office asked for. */
  deadline: string | null
  /** Key that distinguishes notices of a request. */
  key: string
}

/** Idempotent by key. */
export type TellRequest = (notice: RequestNotice) => Promise<void>

interface NoticePorts {
  pool: pg.Pool
  tellRequest: TellRequest
}

type Found = Omit<RequestNotice, 'tenantId' | 'key'>

/** Tells of an event unless somebody moved the request on after it: what was taken back is not told. */
export async function tellOfEvent({ pool, tellRequest }: NoticePorts, data: unknown): Promise<void> {
  const { tenantId, eventId } = movedRequest.parse(data)
  const [found] = await inTenant(pool, tenantId, ({ client }) =>
    query<Found>(
      client,
      // Locked, so that it waits for an undo in progress. A day in Brazil ends within the next day in UTC.
      sql`select r.user_id as "userId", r.request_id as "requestId", r.protocol, r.name, v.kind,
          (select min(a.deadline)::text from academic.request_action a where a.tenant_id = r.tenant_id and a.request_id = r.request_id
            and a.answered_at is null and a.deadline >= v.at::date - 1 and r.status = 'waiting_for_student_action') as deadline
        from academic.request_event v join academic.request r on r.tenant_id = v.tenant_id and r.request_id = v.request_id
        where v.tenant_id = ${tenantId} and v.event_id = ${eventId} and r.status = v.status and r.user_id is not null
          and not exists (select from academic.request_event later where later.tenant_id = v.tenant_id
            and later.request_id = v.request_id and later.event_id > v.event_id and later.kind = 'reopened')
        for update of r`,
    ),
  )
  if (found) await tellRequest({ ...found, tenantId, key: `event:${eventId}` })
}

/** Tells a student of a message, unless they have read it meanwhile. */
export async function tellOfMessage({ pool, tellRequest }: NoticePorts, data: unknown): Promise<void> {
  const { tenantId, messageId } = writtenMessage.parse(data)
  const [found] = await readTenant(pool, tenantId, ({ client }) =>
    query<Found>(
      client,
      sql`select r.user_id as "userId", r.request_id as "requestId", r.protocol, r.name, 'message' as kind, null as deadline
        from academic.request_message m join academic.request r on r.tenant_id = m.tenant_id and r.request_id = m.request_id
        where m.tenant_id = ${tenantId} and m.message_id = ${messageId} and m.author = 'office' and not m.is_internal
          and m.read_at is null and r.user_id is not null`,
    ),
  )
  if (found) await tellRequest({ ...found, tenantId, key: `message:${messageId}` })
}
