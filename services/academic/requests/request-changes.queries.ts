import { and, eq, type SQL, sql } from 'drizzle-orm'
import { getSituation } from '#api/academic/request-names.ts'
import type { RequestStatus } from '#api/academic/request-status.ts'
import type { OfficeEventKind } from '#api/academic/request-office.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { announceProtocol } from '../protocols/protocol-feed.queries.ts'
import { deadlineNow, type WaitPorts } from './request-wait.queries.ts'
import { request, requestEvent } from './requests.schema.ts'

export type RequestRecord = typeof request.$inferSelect

export const isConcluded = ({ status }: { status: RequestStatus }) => getSituation(status) === 'concluded'

/** Locks a request until the end of the transaction. Throws NOT_FOUND. @param within condition on `academic.request r` */
export async function lockRequest({ client, db }: TenantTransaction, within: SQL, requestId: string): Promise<RequestRecord> {
  const [found] = await query<{ tenantId: number }>(
    client,
    sql`select r.tenant_id as "tenantId" from academic.request r where ${within} and r.request_id = ${requestId} for update`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  const [row] = await db
    .select()
    .from(request)
    .where(and(eq(request.tenantId, found.tenantId), eq(request.requestId, requestId)))
  return row!
}

type Settable = Partial<
  Pick<
    RequestRecord,
    | 'deadline'
    | 'startedAt'
    | 'paidAt'
    | 'debtId'
    | 'assignee'
    | 'decidedAt'
    | 'decidedBy'
    | 'resultText'
    | 'statusBefore'
    | 'score'
    | 'scoreReason'
    | 'ratedAt'
  >
>

type RequestChange = SameStatus | (Omit<SameStatus, 'status' | 'ports'> & { status: RequestStatus; ports: WaitPorts })

interface SameStatus {
  kind: OfficeEventKind
  by: 'student' | 'office' | 'system'
  /** User id; null for the system. */
  madeBy: number | null
  /** The new status, if it changes, and what is needed to move the deadline if the request waited for its student. */
  status?: undefined
  ports?: undefined
  set?: Settable
  /** Text for the office's history. */
  text?: string | null
}

/**
 * Changes a locked request, writes down who did what, and tells whoever watches its protocol. The days that it waited for the student
 * are added to its deadline once it no longer does.
 *
 * @returns its new revision and the id of the event
 */
export async function changeRequest(
  { client, db }: TenantTransaction,
  found: RequestRecord,
  { kind, by, madeBy, status: after, ports, set = {}, text = null }: RequestChange,
  at: Date,
): Promise<{ revision: number; eventId: number }> {
  const { tenantId, requestId, userId, deadline } = found
  const status = after ?? found.status
  const revision = found.revision + 1
  const hasWaited = found.status === 'waiting_for_student_action' && status !== found.status
  const moved = hasWaited && ports && deadline !== null ? { deadline: await deadlineNow(client, ports, { ...found, deadline }, at) } : {}
  await db
    .update(request)
    .set({ ...moved, ...set, status, revision, updatedAt: at })
    .where(and(eq(request.tenantId, tenantId), eq(request.requestId, requestId)))
  const [event] = await db
    .insert(requestEvent)
    .values({ tenantId, requestId, kind, status, at, by, madeBy, text })
    .returning({ eventId: requestEvent.eventId })
  if (userId !== null) await announceProtocol(client, { tenantId, userId, requestId, status, at })
  return { revision, eventId: event!.eventId }
}
