import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BulkAct, bulkInput } from '#api/academic/request-office.ts'
import type { RequestStatus } from '#api/academic/request-status.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import { changeRequest, lockRequest, type RequestRecord } from '../requests/request-changes.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import { giveRequest, moveFound, requireAssignee, visibleIds } from './assign.queries.ts'
import { lockTurns } from './assignees.queries.ts'
import { concludeFound, reopenFound } from './decide.queries.ts'
import type { ActPorts } from './office-ports.ts'
import { isIncluded, nextInTurn, type Turn, undoEnd } from './office-rules.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { requestBulk } from './request-office.schema.ts'

type BulkInput = z.output<typeof bulkInput>

interface Previewed {
  requestId: string
  protocol: string
  student: string
  status: RequestStatus
  assignee: number | null
}

/** Returns what the act would do, in the order of the queue; omits requests that the member cannot see. */
export async function previewBulk({ pool }: Pick<ActPorts, 'pool'>, member: OfficeMember, { requestIds, act }: BulkInput) {
  const rows = await readTenant(pool, member.tenantId, ({ client }) =>
    query<Previewed & Record<string, unknown>>(
      client,
      sql`select r.request_id as "requestId", r.protocol, e.student_name as student, r.status, r.assignee
        from academic.request r join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id
        where ${officeRequests(member)} and r.request_id = any (${toSqlArray(requestIds)}::uuid[]) order by r.deadline nulls last, r.list_id`,
    ),
  )
  return rows.map(({ assignee, ...row }) => ({ ...row, isIncluded: isIncluded({ status: row.status, assignee }, act) }))
}

/**
 * Acts on those of the requests that the act changes. Repeating it changes nothing.
 *
 * @returns how many were changed. Throws KEY_REUSED for another act of that id.
 */
export function runBulk(
  ports: ActPorts,
  member: OfficeMember,
  { bulkId, requestIds, act }: BulkInput & { bulkId: string },
): Promise<{ count: number; undoUntil: Date }> {
  const { tenantId, userId } = member
  const input = JSON.stringify({ requestIds: requestIds.toSorted(), act })
  return inTenant(ports.pool, tenantId, async (transaction) => {
    const { db, client } = transaction
    const at = ports.clock.now()
    const [begun] = await db
      .insert(requestBulk)
      .values({ bulkId, tenantId, userId, at, input, changes: [] })
      .onConflictDoNothing()
      .returning({ bulkId: requestBulk.bulkId })
    if (!begun) return knownBulk(transaction, member, bulkId, input)
    const run = actor(transaction, ports, member, act, at)
    const changes = []
    for (const requestId of await visibleIds(client, member, requestIds)) {
      const found = await lockRequest(transaction, officeRequests(member), requestId)
      const revision = isIncluded(found, act) ? await run(found) : null
      if (revision !== null) changes.push({ requestId, revision, status: found.status, assignee: found.assignee })
    }
    await db.update(requestBulk).set({ changes }).where(ofBulk(member, bulkId))
    return { count: changes.length, undoUntil: undoEnd(at) }
  })
}

const ofBulk = (member: OfficeMember, bulkId: string) => and(ownerCondition(member, requestBulk), eq(requestBulk.bulkId, bulkId))

async function knownBulk({ db }: TenantTransaction, member: OfficeMember, bulkId: string, input: string) {
  const [known] = await db.select().from(requestBulk).where(ofBulk(member, bulkId))
  if (known?.input !== input) throw new DomainError('KEY_REUSED')
  return { count: known.changes.length, undoUntil: undoEnd(known.at) }
}

/** Returns the function that applies an act to a request. @returns its new revision; null where nobody can be given it */
function actor(
  transaction: TenantTransaction,
  ports: ActPorts,
  member: OfficeMember,
  act: BulkAct,
  now: Date,
): (found: RequestRecord) => Promise<number | null> {
  const getName = (userId: number | null) => (userId === null ? null : ports.reviewerName(member.tenantId, userId))
  const turns = new Map<number, Turn[]>()
  let shared = 0
  switch (act.kind) {
    case 'assign':
      return async (found) => {
        await requireAssignee(transaction.client, member, found, act.userId, now)
        const given = { userId: act.userId, name: await getName(act.userId) }
        return (await giveRequest(transaction, member, found, given, now)).revision
      }
    case 'share_out':
      return async (found) => {
        const { institutionId } = found
        const people = turns.get(institutionId) ?? (await lockTurns(transaction.client, member.tenantId, institutionId, now))
        turns.set(institutionId, people)
        const next = nextInTurn(people)
        if (!next) return null
        next.open++
        // Requests assigned by one act also get distinct, increasing times.
        next.givenAt = new Date(now.getTime() + shared++)
        const given = { userId: next.userId, name: await getName(next.userId) }
        return (await giveRequest(transaction, member, found, given, now)).revision
      }
    case 'take':
      return async (found) => (await moveFound(transaction, ports, member, found, 'in_attendance', now)).revision
    case 'conclude':
      return async (found) => (await concludeFound(transaction, ports, member, found, act, now)).revision
  }
}

/** Undoes an act within a minute, if nobody has acted since. @returns the number of requests. Throws NOT_FOUND, NOT_ALLOWED. */
export function undoBulk(ports: ActPorts, member: OfficeMember, bulkId: string): Promise<number> {
  return inTenant(ports.pool, member.tenantId, async (transaction) => {
    const { db } = transaction
    const [bulk] = await db.select().from(requestBulk).where(ofBulk(member, bulkId)).for('update')
    if (!bulk) throw new DomainError('NOT_FOUND')
    const now = ports.clock.now()
    if (bulk.undoneAt || undoEnd(bulk.at) <= now) throw new DomainError('NOT_ALLOWED')
    await db.update(requestBulk).set({ undoneAt: now }).where(ofBulk(member, bulkId))
    let count = 0
    for (const { requestId, revision, status, assignee } of bulk.changes) {
      const found = await lockRequest(transaction, officeRequests(member), requestId)
      if (found.revision !== revision || found.ratedAt) continue
      count++
      if (found.decidedAt) await reopenFound(transaction, ports, member, found, now)
      else {
        const change = { kind: found.status === status ? 'assigned' : 'reopened', by: 'office', madeBy: member.userId } as const
        await changeRequest(transaction, found, { ...change, status, ports, set: { assignee } }, now)
      }
    }
    return count
  })
}
