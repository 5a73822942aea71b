import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { RequestMessage, RequestMessages } from '#api/academic/request-messages.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { announceProtocol } from '../protocols/protocol-feed.queries.ts'
import { addRequestFiles } from './request-files.queries.ts'
import type { RequestRecord } from './request-changes.queries.ts'

const pageLength = 50

/** Returns a person's name; null for an account that no longer exists. */
export type PersonName = (tenantId: number, userId: number) => Promise<string | null>

type MessageRow = Omit<RequestMessage, 'at' | 'readAt' | 'name'> & { at: Date; readAt: Date | null; userId: number }

export interface MessageToWrite {
  messageId: string
  author: 'student' | 'office'
  userId: number
  text: string
  files: readonly string[]
  isInternal: boolean
}

/**
 * Writes to a locked request. The same message again changes nothing.
 *
 * @returns whether it is new. Throws KEY_REUSED for another message of that id, and as `addRequestFiles` does.
 */
export async function writeMessage(
  { client }: TenantTransaction,
  { tenantId, requestId, userId: studentId, status }: RequestRecord,
  { messageId, author, userId, text, files, isInternal }: MessageToWrite,
  at: Date,
): Promise<boolean> {
  const [known] = await query<{ isSame: boolean }>(
    client,
    sql`select request_id = ${requestId} and user_id = ${userId} and text = ${text} and is_internal = ${isInternal} as "isSame"
      from academic.request_message where tenant_id = ${tenantId} and message_id = ${messageId}`,
  )
  if (known) {
    if (!known.isSame) throw new DomainError('KEY_REUSED')
    return false
  }
  const unread = isInternal
    ? sql``
    : author === 'student'
      ? sql`, unread_by_office = unread_by_office + 1`
      : sql`, unread_by_student = unread_by_student + 1`
  await query(
    client,
    sql`with numbered as (
        update academic.request set message_count = message_count + 1, updated_at = ${at.toISOString()}::timestamptz ${unread}
        where tenant_id = ${tenantId} and request_id = ${requestId} returning message_count)
      insert into academic.request_message (message_id, tenant_id, request_id, position, author, user_id, text, at, is_internal)
      select ${messageId}, ${tenantId}, ${requestId}, message_count, ${author}, ${userId}, ${text}, ${at.toISOString()}::timestamptz, ${isInternal}
      from numbered`,
  )
  await addRequestFiles(client, { tenantId, userId }, requestId, { place: 'message', messageId }, files)
  if (studentId !== null && !isInternal) await announceProtocol(client, { tenantId, userId: studentId, requestId, status, at })
  return true
}

/** Counts the student's messages since a time, excluding the message with the given id, which may be a repetition. */
export async function countSent(
  client: pg.ClientBase,
  { tenantId, requestId }: RequestRecord,
  since: Date,
  messageId: string,
): Promise<number> {
  const [sent] = await query<{ count: number }>(
    client,
    sql`select count(*) as count from academic.request_message where tenant_id = ${tenantId} and request_id = ${requestId}
      and author = 'student' and at > ${since.toISOString()}::timestamptz and message_id <> ${messageId}`,
  )
  return sent!.count
}

/** Marks messages of the other side, up to a position, as read. */
export async function readMessages(
  { client }: TenantTransaction,
  { tenantId, requestId }: RequestRecord,
  { reader, position }: { reader: 'student' | 'office'; position: number },
  at: Date,
): Promise<void> {
  const other = reader === 'student' ? 'office' : 'student'
  const column = sql.raw(reader === 'student' ? 'unread_by_student' : 'unread_by_office')
  await query(
    client,
    sql`update academic.request_message set read_at = ${at.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and request_id = ${requestId} and author = ${other} and not is_internal and read_at is null
        and position <= ${position}`,
  )
  await query(
    client,
    sql`update academic.request set ${column} = (
        select count(*) from academic.request_message m where m.tenant_id = ${tenantId} and m.request_id = ${requestId}
          and m.author = ${other} and not m.is_internal and m.read_at is null)
      where tenant_id = ${tenantId} and request_id = ${requestId}`,
  )
}

/** Returns a page of a conversation, oldest first. Students see neither internal notes nor names of the office. */
export async function listMessages(
  client: pg.ClientBase,
  { tenantId, requestId }: { tenantId: number; requestId: string },
  { reader, before, personName }: { reader: 'student' | 'office'; before?: number | undefined; personName: PersonName },
): Promise<RequestMessages> {
  const earlier = before === undefined ? sql`` : sql`and m.position < ${before}`
  const found = await messagesWhere(
    client,
    sql`m.tenant_id = ${tenantId} and m.request_id = ${requestId} ${earlier} ${reader === 'student' ? sql`and not m.is_internal` : sql``}
      order by m.position desc limit ${pageLength + 1}`,
  )
  const results = await named(found.slice(0, pageLength).reverse(), tenantId, reader, personName)
  return { results, hasEarlier: found.length > pageLength }
}

/** One message, as its author sees it. */
export async function readMessage(
  client: pg.ClientBase,
  { tenantId, messageId }: { tenantId: number; messageId: string },
  { reader, personName }: { reader: 'student' | 'office'; personName: PersonName },
): Promise<RequestMessage> {
  const found = await messagesWhere(client, sql`m.tenant_id = ${tenantId} and m.message_id = ${messageId}`)
  return (await named(found, tenantId, reader, personName))[0]!
}

const messagesWhere = (client: pg.ClientBase, condition: SQL) =>
  query<MessageRow>(
    client,
    sql`select m.message_id as "messageId", m.position, m.author, m.user_id as "userId", m.text, m.at, m.read_at as "readAt",
        m.is_internal as "isInternal", coalesce((
          select jsonb_agg(jsonb_build_object('key', u.key, 'name', u.name, 'type', u.type, 'size', u.size) order by f.position)
          from academic.request_file f join academic.upload u on u.tenant_id = f.tenant_id and u.key = f.upload_key
          where f.tenant_id = m.tenant_id and f.message_id = m.message_id), '[]') as files
      from academic.request_message m where ${condition}`,
  )

async function named(
  rows: readonly MessageRow[],
  tenantId: number,
  reader: 'student' | 'office',
  personName: PersonName,
): Promise<RequestMessage[]> {
  const isShown = ({ author }: MessageRow) => reader === 'office' || author === 'student'
  const ids = new Set(rows.filter(isShown).map(({ userId }) => userId))
  const names = new Map(await Promise.all([...ids].map(async (id) => [id, await personName(tenantId, id)] as const)))
  return rows.map(({ userId, at, readAt, ...row }) => ({
    ...row,
    name: names.get(userId) ?? null,
    at: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
}
