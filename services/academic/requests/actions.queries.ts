import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AskedItem, StudentAction } from '#api/academic/requests.ts'
import { query } from '../../platform/query.ts'
import { addRequestFiles, type KeptFile } from './request-files.queries.ts'

type ItemRow = Omit<AskedItem, 'files'> & { actionId: number }
type ActionRow = Omit<StudentAction, 'items' | 'isOver' | 'askedAt' | 'answeredAt'> & { askedAt: Date; answeredAt: Date | null }

/** Returns what the office asked of a student, newest first. @param today civil date of the institution */
export async function readActions(
  client: pg.ClientBase,
  { tenantId, requestId }: { tenantId: number; requestId: string },
  files: readonly KeptFile[],
  today: string,
): Promise<StudentAction[]> {
  const actions = await query<ActionRow>(
    client,
    sql`select action_id as "actionId", text, deadline, asked_at as "askedAt", answered_at as "answeredAt" from academic.request_action
      where tenant_id = ${tenantId} and request_id = ${requestId} order by action_id desc`,
  )
  if (actions.length === 0) return []
  const items = await query<ItemRow>(
    client,
    sql`select i.item_id as "itemId", i.action_id as "actionId", i.kind, i.label, i.status, i.reason, i.text
      from academic.request_item i join academic.request_action a on a.tenant_id = i.tenant_id and a.action_id = i.action_id
      where a.tenant_id = ${tenantId} and a.request_id = ${requestId} order by i.position`,
  )
  return actions.map(({ askedAt, answeredAt, ...action }) => ({
    ...action,
    isOver: action.deadline < today,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    items: items
      .filter(({ actionId }) => actionId === action.actionId)
      .map(({ itemId, kind, label, status, reason, text }) => ({
        itemId,
        kind,
        label,
        status,
        reason,
        text,
        files: files.filter((file) => file.itemId === itemId).map(({ key, name, type, size }) => ({ key, name, type, size })),
      })),
  }))
}

/** Replaces what was handed in for an item by the student's files or text. Throws as `addRequestFiles` does. */
export async function handInItem(
  client: pg.ClientBase,
  { tenantId, userId }: { tenantId: number; userId: number },
  requestId: string,
  { itemId, kind, text, keys }: { itemId: number; kind: AskedItem['kind']; text: string | null; keys: readonly string[] },
): Promise<void> {
  await query(client, sql`delete from academic.request_file where tenant_id = ${tenantId} and item_id = ${itemId}`)
  await addRequestFiles(client, { tenantId, userId }, requestId, { place: 'item', itemId }, kind === 'document' ? keys : [])
  await query(
    client,
    sql`update academic.request_item set status = 'pending', reason = null, text = ${kind === 'data' ? text : null}
      where tenant_id = ${tenantId} and item_id = ${itemId}`,
  )
}

/** Marks everything asked as answered once no item is required or refused any more. @returns whether that is so */
export async function endAnsweredActions(
  client: pg.ClientBase,
  { tenantId, requestId }: { tenantId: number; requestId: string },
  at: Date,
): Promise<boolean> {
  const [left] = await query<{ count: number }>(
    client,
    sql`select count(*) as count from academic.request_item i
      join academic.request_action a on a.tenant_id = i.tenant_id and a.action_id = i.action_id
      where a.tenant_id = ${tenantId} and a.request_id = ${requestId} and i.status in ('required', 'refused')`,
  )
  if (left!.count > 0) return false
  await query(
    client,
    sql`update academic.request_action set answered_at = coalesce(answered_at, ${at.toISOString()}::timestamptz)
      where tenant_id = ${tenantId} and request_id = ${requestId}`,
  )
  return true
}
