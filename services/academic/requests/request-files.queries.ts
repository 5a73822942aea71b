import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { RequestFile } from '#api/academic/request-messages.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { requestFile } from './conversation.schema.ts'

/** The part of a request that files belong to. */
export type FilePlace =
  | { place: 'field'; field: string }
  | { place: 'message'; messageId: string }
  | { place: 'item'; itemId: number }
  | { place: 'result' }

interface Sender {
  tenantId: number
  userId: number
}

/**
 * Keeps complete uploads of the sender with a request. Throws NOT_FOUND for files of others, UPLOAD_INCOMPLETE, NOT_ALLOWED for files that
 * are in use elsewhere.
 */
export async function addRequestFiles(
  client: pg.ClientBase,
  { tenantId, userId }: Sender,
  requestId: string,
  place: FilePlace,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await requireFreeUploads(client, { tenantId, userId }, keys)
  const { field = null, messageId = null, itemId = null } = { ...place } as { field?: string; messageId?: string; itemId?: number }
  await query(
    client,
    sql`insert into academic.request_file (tenant_id, request_id, upload_key, position, place, field, message_id, item_id)
      select ${tenantId}, ${requestId}, key, position, ${place.place}, ${field}, ${messageId}::uuid, ${itemId}::int
      from unnest(${toSqlArray(keys)}::uuid[]) with ordinality as given (key, position)`,
  )
}

/** Throws like `addRequestFiles`; the uploads stay locked until the end of the transaction. */
export async function requireFreeUploads(client: pg.ClientBase, { tenantId, userId }: Sender, keys: readonly string[]): Promise<void> {
  if (new Set(keys).size < keys.length) throw new DomainError('NOT_ALLOWED')
  const uploads = await query<{ state: string; isUsed: boolean }>(
    client,
    sql`select u.state, exists (
        select from academic.request_file f where f.tenant_id = u.tenant_id and f.upload_key = u.key
        union all select from academic.document_file d where d.tenant_id = u.tenant_id and d.upload_key = u.key
        union all select from academic.complementary_activity a where a.tenant_id = u.tenant_id and a.upload_key = u.key) as "isUsed"
      from academic.upload u
      where u.tenant_id = ${tenantId} and u.user_id = ${userId} and u.use = 'request' and u.key = any (${toSqlArray(keys)}::uuid[])
      order by u.key for update`,
  )
  if (uploads.length < keys.length) throw new DomainError('NOT_FOUND')
  if (uploads.some(({ state }) => state !== 'complete')) throw new DomainError('UPLOAD_INCOMPLETE')
  if (uploads.some(({ isUsed }) => isUsed)) throw new DomainError('NOT_ALLOWED')
}

/** Returns the sender's complete uploads in the order of the keys; omits others. */
export async function uploadsByKey(client: pg.ClientBase, { tenantId, userId }: Sender, keys: readonly string[]): Promise<RequestFile[]> {
  if (keys.length === 0) return []
  return query<RequestFile>(
    client,
    sql`select u.key, u.name, u.type, u.size from academic.upload u
      where u.tenant_id = ${tenantId} and u.user_id = ${userId} and u.state = 'complete' and u.key = any (${toSqlArray(keys)}::uuid[])
      order by array_position(${toSqlArray(keys)}::uuid[], u.key)`,
  )
}

const placeColumns = selectColumns(requestFile, 'f', ['place', 'field', 'messageId', 'itemId', 'sharedToken'])

export type KeptFile = RequestFile & SelectedRow<typeof placeColumns>

/** Every file of a request, in the order of each place. */
export function filesOfRequest(
  client: pg.ClientBase,
  { tenantId, requestId }: { tenantId: number; requestId: string },
): Promise<KeptFile[]> {
  return query<KeptFile>(
    client,
    sql`select u.key, u.name, u.type, u.size, ${placeColumns}
      from academic.request_file f join academic.upload u on u.tenant_id = f.tenant_id and u.key = f.upload_key
      where f.tenant_id = ${tenantId} and f.request_id = ${requestId} order by f.place, f.position`,
  )
}

/** Returns the sender of a request's file. Throws NOT_FOUND; with `isStudent` also for files of internal notes. */
export async function requireRequestFile(
  client: pg.ClientBase,
  { tenantId, requestId, key }: { tenantId: number; requestId: string; key: string },
  { isStudent }: { isStudent: boolean },
): Promise<{ userId: number }> {
  const [found] = await query<{ userId: number; isInternal: boolean | null }>(
    client,
    sql`select u.user_id as "userId", m.is_internal as "isInternal"
      from academic.request_file f
      join academic.upload u on u.tenant_id = f.tenant_id and u.key = f.upload_key
      left join academic.request_message m on m.tenant_id = f.tenant_id and m.message_id = f.message_id
      where f.tenant_id = ${tenantId} and f.request_id = ${requestId} and f.upload_key = ${key}`,
  )
  if (!found || (isStudent && found.isInternal)) throw new DomainError('NOT_FOUND')
  return { userId: found.userId }
}
