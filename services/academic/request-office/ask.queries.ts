import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { itemReview, newAction } from '#api/academic/request-office.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { addDays } from '../../../class-selection/class-times.ts'
import { type ClosedDays, getDeadline, longestSpan } from '../requests/business-days.ts'
import { changeRequest, type RequestRecord } from '../requests/request-changes.queries.ts'
import { requestMovedQueue } from '../requests/request-notice.queries.ts'
import { lockSeen } from './assign.queries.ts'
import type { ActPorts } from './office-ports.ts'
import type { OfficeMember } from '../access/scopes.ts'

/** Longest deadline, in days, that the office may set for something it asks of a student. */
const longestDeadline = 365
/** Minimum of business days that a student gets to replace a refused item. */
const handInAgainWithin = 2

/**
 * Asks the student for documents or data; the request waits for them.
 *
 * @returns the new revision. Throws as `lockSeen` does, DAY_NOT_ALLOWED for a last day that is over or more than a year away.
 */
export function askStudent(
  ports: ActPorts,
  member: OfficeMember,
  timeZone: string,
  { text, deadline, items, ...seen }: z.output<typeof newAction>,
): Promise<number> {
  const { tenantId, userId: madeBy } = member
  const { pool, clock, sendJob } = ports
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    const found = await lockSeen(transaction, member, seen)
    const now = clock.now()
    const today = getCivilDate(now, timeZone)
    if (deadline < today || deadline > addDays(today, longestDeadline)) throw new DomainError('DAY_NOT_ALLOWED')
    const positioned = items.map((item, at) => ({ ...item, position: at + 1 }))
    await query(
      client,
      sql`with asked as (
          insert into academic.request_action (tenant_id, request_id, text, deadline, asked_at)
          values (${tenantId}, ${found.requestId}, ${text}, ${deadline}::date, ${now.toISOString()}::timestamptz) returning action_id)
        insert into academic.request_item (tenant_id, action_id, position, kind, label, status)
        select ${tenantId}, action_id, position, kind, label, 'required'
        from asked, jsonb_to_recordset(${JSON.stringify(positioned)}::jsonb) as given (position int, kind text, label text)`,
    )
    const status = 'waiting_for_student_action' as const
    const change = { kind: 'asked', by: 'office', madeBy, status, ports, text } as const
    const { revision, eventId } = await changeRequest(transaction, found, change, now)
    await sendJob(requestMovedQueue, { tenantId, eventId }, client)
    return revision
  })
}

interface FoundItem {
  actionId: number
  label: string
  status: string
}

/**
 * Accepts or refuses what the student handed in, or asks for it no more. Refused, the request waits for the student again; once nothing is
 * asked for any more, it goes back to the office.
 *
 * @returns the new revision. Throws as `lockSeen` does, NOT_ALLOWED for what was not handed in.
 */
export function reviewItem(
  ports: ActPorts,
  member: OfficeMember,
  timeZone: string,
  { itemId, review, ...seen }: z.output<typeof itemReview>,
): Promise<number> {
  const { tenantId, userId: madeBy } = member
  const { pool, clock, sendJob, closedDays } = ports
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    const found = await lockSeen(transaction, member, seen)
    const item = await requireItem(client, found, itemId)
    const isHandedIn = item.status === 'pending'
    const isAsked = item.status === 'required' || item.status === 'refused'
    if (!isHandedIn && !(isAsked && review.status === 'not_applicable')) throw new DomainError('NOT_ALLOWED')
    await query(
      client,
      sql`update academic.request_item set status = ${review.status}, reason = ${review.status === 'refused' ? review.reason : null}
        where tenant_id = ${tenantId} and item_id = ${itemId}`,
    )
    const now = clock.now()
    if (review.status === 'refused') await askAgain(client, closedDays, found, item, getCivilDate(now, timeZone))
    const waits = (await askedItems(client, found)) > 0
    if (!waits) await endActions(client, found, now)
    const isBack = !waits && found.status === 'waiting_for_student_action'
    const status = waits ? 'waiting_for_student_action' : isBack ? 'in_attendance' : found.status
    const change = { kind: 'reviewed', by: 'office', madeBy, status, ports, text: item.label } as const
    const { revision, eventId } = await changeRequest(transaction, found, change, now)
    if (review.status === 'refused') await sendJob(requestMovedQueue, { tenantId, eventId }, client)
    return revision
  })
}

async function requireItem(client: pg.ClientBase, { tenantId, requestId }: RequestRecord, itemId: number): Promise<FoundItem> {
  const [item] = await query<FoundItem & pg.QueryResultRow>(
    client,
    sql`select i.action_id as "actionId", i.label, i.status from academic.request_item i
      join academic.request_action a on a.tenant_id = i.tenant_id and a.action_id = i.action_id
      where a.tenant_id = ${tenantId} and a.request_id = ${requestId} and i.item_id = ${itemId}`,
  )
  if (!item) throw new DomainError('NOT_FOUND')
  return item
}

/** Extends the deadline so that the student has time to hand the item in again. */
async function askAgain(
  client: pg.ClientBase,
  closedDays: ClosedDays,
  { tenantId, institutionId }: RequestRecord,
  { actionId }: FoundItem,
  today: string,
): Promise<void> {
  const closed = await closedDays({ tenantId, institutionId }, today, addDays(today, longestSpan(handInAgainWithin)))
  await query(
    client,
    sql`update academic.request_action set answered_at = null, deadline = greatest(deadline, ${getDeadline(today, handInAgainWithin, closed)}::date)
      where tenant_id = ${tenantId} and action_id = ${actionId}`,
  )
}

async function askedItems(client: pg.ClientBase, { tenantId, requestId }: RequestRecord): Promise<number> {
  const [left] = await query<{ count: number }>(
    client,
    sql`select count(*)::int as count from academic.request_item i
      join academic.request_action a on a.tenant_id = i.tenant_id and a.action_id = i.action_id
      where a.tenant_id = ${tenantId} and a.request_id = ${requestId} and i.status in ('required', 'refused')`,
  )
  return left!.count
}

async function endActions(client: pg.ClientBase, { tenantId, requestId }: RequestRecord, now: Date): Promise<void> {
  await query(
    client,
    sql`update academic.request_action set answered_at = coalesce(answered_at, ${now.toISOString()}::timestamptz)
      where tenant_id = ${tenantId} and request_id = ${requestId}`,
  )
}
