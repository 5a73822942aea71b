import type { z } from 'zod'
import type { requestDecision } from '#api/academic/request-office.ts'
import type { RequestOutcome } from '#api/academic/request-status.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { changeRequest, lockRequest, type RequestRecord } from '../requests/request-changes.queries.ts'
import { requestMovedQueue } from '../requests/request-notice.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import type { WaitPorts } from '../requests/request-wait.queries.ts'
import { addResultFiles, removeResultFiles } from '../requests/result-files.queries.ts'
import { lockSeen } from './assign.queries.ts'
import type { ActPorts } from './office-ports.ts'
import { undoDeadline, undoEnd } from './office-rules.ts'
import type { OfficeMember } from '../access/scopes.ts'

/**
 * Concludes a request as it was looked at; the student is told when it can no longer be undone.
 *
 * @returns the new revision, and until when it can be undone. Throws as `lockSeen` does, NOT_FOUND and UPLOAD_INCOMPLETE for its files.
 */
export function decideRequest(
  ports: ActPorts,
  member: OfficeMember,
  { outcome, text, files, ...seen }: z.output<typeof requestDecision>,
): Promise<{ revision: number; undoUntil: Date }> {
  return inTenant(ports.pool, member.tenantId, async (transaction) => {
    const found = await lockSeen(transaction, member, seen)
    const now = ports.clock.now()
    await addResultFiles(transaction, found, member.userId, files, now)
    return concludeFound(transaction, ports, member, found, { outcome, text }, now)
  })
}

export async function concludeFound(
  transaction: TenantTransaction,
  ports: ActPorts,
  { tenantId, userId }: OfficeMember,
  found: RequestRecord,
  { outcome, text }: { outcome: RequestOutcome; text: string | null },
  now: Date,
): Promise<{ revision: number; undoUntil: Date }> {
  const set = { decidedAt: now, decidedBy: userId, resultText: text, statusBefore: found.status }
  const change = { kind: outcome, by: 'office', madeBy: userId, status: outcome, ports, set, text } as const
  const { revision, eventId } = await changeRequest(transaction, found, change, now)
  const undoUntil = undoEnd(now)
  await ports.sendJob(requestMovedQueue, { tenantId, eventId }, transaction.client, undoUntil)
  return { revision, undoUntil }
}

/** Undoes a decision: reopens the request. @returns its new revision. Throws NOT_FOUND, NOT_ALLOWED after a minute or for another's. */
export function undoDecision(ports: ActPorts, member: OfficeMember, requestId: string): Promise<number> {
  return inTenant(ports.pool, member.tenantId, async (transaction) => {
    const found = await lockRequest(transaction, officeRequests(member), requestId)
    // Read after the row is locked, as the notice does too, so that only one of undo and notice happens.
    const now = ports.clock.now()
    if (!undoDeadline(found, member.userId, now)) throw new DomainError('NOT_ALLOWED')
    return reopenFound(transaction, ports, member, found, now)
  })
}

export async function reopenFound(
  transaction: TenantTransaction,
  ports: WaitPorts,
  { userId }: OfficeMember,
  found: RequestRecord,
  now: Date,
): Promise<number> {
  await removeResultFiles(transaction, found, now)
  const set = { decidedAt: null, decidedBy: null, resultText: null, statusBefore: null }
  const status = found.statusBefore ?? 'in_attendance'
  const change = { kind: 'reopened', by: 'office', madeBy: userId, status, ports, set } as const
  const { revision } = await changeRequest(transaction, found, change, now)
  return revision
}
