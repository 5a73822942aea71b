import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { writeMessage } from '../requests/messages.queries.ts'
import { changeRequest, lockRequest, type RequestRecord } from '../requests/request-changes.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import type { WaitPorts } from '../requests/request-wait.queries.ts'
import { assigneeIds, noteGiven } from './assignees.queries.ts'
import type { ActPorts } from './office-ports.ts'
import { actProblem } from './office-rules.ts'
import type { OfficeMember } from '../access/scopes.ts'

/** The version of a request that an office member looked at. */
export interface Seen {
  requestId: string
  revision: number
}

/** Locks an open request that nobody has changed since it was seen. Throws NOT_FOUND, CONTENT_CHANGED, NOT_ALLOWED. */
export async function lockSeen(
  transaction: TenantTransaction,
  member: OfficeMember,
  { requestId, revision }: Seen,
): Promise<RequestRecord> {
  const found = await lockRequest(transaction, officeRequests(member), requestId)
  const problem = actProblem(found, revision)
  if (problem) throw new DomainError(problem)
  return found
}

/** @returns the new revision. Throws as `lockSeen` does, NOT_ALLOWED for who does not work on the queue of its institution. */
export function assignRequest(
  { pool, clock, reviewerName }: ActPorts,
  member: OfficeMember,
  { userId, ...seen }: Seen & { userId: number | null },
): Promise<number> {
  return inTenant(pool, member.tenantId, async (transaction) => {
    const found = await lockSeen(transaction, member, seen)
    const now = clock.now()
    await requireAssignee(transaction.client, member, found, userId, now)
    const name = userId === null ? null : await reviewerName(member.tenantId, userId)
    const { revision } = await giveRequest(transaction, member, found, { userId, name }, now)
    return revision
  })
}

/** Throws NOT_ALLOWED. */
export async function requireAssignee(
  client: pg.ClientBase,
  member: OfficeMember,
  { institutionId }: Pick<RequestRecord, 'institutionId'>,
  userId: number | null,
  now: Date,
): Promise<void> {
  if (userId === null || userId === member.userId) return
  if (!(await assigneeIds(client, member.tenantId, institutionId, now)).includes(userId)) throw new DomainError('NOT_ALLOWED')
}

/** @param name told in the office's history */
export async function giveRequest(
  transaction: TenantTransaction,
  { userId: madeBy }: OfficeMember,
  found: RequestRecord,
  { userId, name }: { userId: number | null; name: string | null },
  now: Date,
): Promise<{ revision: number }> {
  if (userId !== null) await noteGiven(transaction.client, found, userId, now)
  return changeRequest(transaction, found, { kind: 'assigned', by: 'office', madeBy, set: { assignee: userId }, text: name }, now)
}

/**
 * Takes a request into attendance, which gives it to the caller where nobody has it, or lets it wait for another sector.
 *
 * @param note for the office alone, kept also where the request has that status already; null for none
 * @returns the new revision. Throws as `lockSeen` does.
 */
export function moveRequest(
  ports: ActPorts,
  member: OfficeMember,
  { status, note, ...seen }: Seen & { status: 'in_attendance' | 'pending'; note: string | null },
): Promise<number> {
  return inTenant(ports.pool, member.tenantId, async (transaction) => {
    const found = await lockSeen(transaction, member, seen)
    const now = ports.clock.now()
    if (note !== null) {
      const message = {
        messageId: crypto.randomUUID(),
        author: 'office',
        userId: member.userId,
        text: note,
        files: [],
        isInternal: true,
      } as const
      await writeMessage(transaction, found, message, now)
    }
    if (found.status === status) return found.revision
    return (await moveFound(transaction, ports, member, found, status, now)).revision
  })
}

export async function moveFound(
  transaction: TenantTransaction,
  ports: WaitPorts,
  { userId: madeBy }: OfficeMember,
  found: RequestRecord,
  status: 'in_attendance' | 'pending',
  now: Date,
): Promise<{ revision: number }> {
  const isTaken = status === 'in_attendance'
  const assignee = found.assignee ?? (isTaken ? madeBy : null)
  if (assignee !== found.assignee && assignee !== null) await noteGiven(transaction.client, found, assignee, now)
  const change = { kind: isTaken ? 'taken' : 'pending', by: 'office', madeBy, status, ports, set: { assignee } } as const
  return changeRequest(transaction, found, change, now)
}

/** Returns ids in locking order, also used for their students' feeds, so that two acts on the same requests wait for each other. */
export async function visibleIds(client: pg.ClientBase, member: OfficeMember, requestIds: readonly string[]): Promise<string[]> {
  const rows = await query<{ requestId: string }>(
    client,
    sql`select r.request_id as "requestId" from academic.request r
      where ${officeRequests(member)} and r.request_id = any (${`{${requestIds.join(',')}}`}::uuid[]) order by r.user_id nulls first, r.list_id`,
  )
  return rows.map(({ requestId }) => requestId)
}
