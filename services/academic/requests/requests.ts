import type { RequestMessage } from '#api/academic/request-messages.ts'
import type { Request, RequestRow } from '#api/academic/requests.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'
import { mayRate, requireOwnRow } from './list-requests.queries.ts'
import { countSent, readMessage, readMessages, writeMessage } from './messages.queries.ts'
import { readRequest, shownRequest } from './read-request.queries.ts'
import { changeRequest, isConcluded, lockRequest } from './request-changes.queries.ts'
import { requestChargeQueue } from './request-charges.queries.ts'
import type { RequestPorts } from './request-ports.ts'
import { requestsInScope } from './request-scope.queries.ts'

/** Throws NOT_FOUND. */
export function studentRequest(ports: RequestPorts, scope: CallerScope, timeZone: string, requestId: string): Promise<Request> {
  const { tenantId } = scope
  return readTenant(ports.pool, tenantId, async ({ client }) => {
    const which = { tenantId, requestId, within: requestsInScope(scope) }
    return shownRequest(await readRequest(client, ports, which, { reader: 'student', now: ports.clock.now(), timeZone }))
  })
}

/** Cancels the request; does nothing if it is canceled already. Throws NOT_FOUND, NOT_ALLOWED once it is concluded. */
export async function cancelRequest(ports: RequestPorts, scope: CallerScope, requestId: string): Promise<RequestRow> {
  const { tenantId, userId } = scope
  const { pool, clock, sendJob } = ports
  return inTenant(pool, tenantId, async (transaction) => {
    const found = await lockRequest(transaction, requestsInScope(scope), requestId)
    const now = clock.now()
    if (found.status !== 'canceled') {
      if (isConcluded(found)) throw new DomainError('NOT_ALLOWED')
      await changeRequest(transaction, found, { kind: 'canceled', by: 'student', madeBy: userId, status: 'canceled', ports }, now)
      // The job is also sent where the request is paid: the money becomes credit.
      if (found.cost > 0) await sendJob(requestChargeQueue, { tenantId, requestId }, transaction.client)
    }
    return requireOwnRow(transaction.client, scope, requestId, now)
  })
}

/** Messages that a student may send in an hour about one request. */
const messagesAnHour = 30

/** Throws NOT_FOUND, NOT_ALLOWED for a canceled request, KEY_REUSED, UPLOAD_INCOMPLETE, TOO_MANY_ATTEMPTS. */
export async function writeToOffice(
  { pool, clock, reviewerName }: RequestPorts,
  scope: CallerScope,
  { requestId, messageId, text, files }: { requestId: string; messageId: string; text: string; files: readonly string[] },
): Promise<RequestMessage> {
  const { tenantId, userId } = scope
  return inTenant(pool, tenantId, async (transaction) => {
    const found = await lockRequest(transaction, requestsInScope(scope), requestId)
    const now = clock.now()
    if (found.status === 'canceled') throw new DomainError('NOT_ALLOWED')
    const sent = await countSent(transaction.client, found, new Date(now.getTime() - 3_600_000), messageId)
    if (sent >= messagesAnHour) throw new DomainError('TOO_MANY_ATTEMPTS')
    await writeMessage(transaction, found, { messageId, author: 'student', userId, text, files, isInternal: false }, now)
    return readMessage(transaction.client, { tenantId, messageId }, { reader: 'student', personName: reviewerName })
  })
}

export async function readByStudent({ pool, clock }: RequestPorts, scope: CallerScope, requestId: string, position: number): Promise<void> {
  await inTenant(pool, scope.tenantId, async (transaction) => {
    const found = await lockRequest(transaction, requestsInScope(scope), requestId)
    await readMessages(transaction, found, { reader: 'student', position }, clock.now())
  })
}

/** Rates a request once (docs/requirements/academic-and-financial.md, section 2). Throws NOT_FOUND, NOT_ALLOWED unless concluded and unrated. */
export async function rateRequest(
  { pool, clock }: RequestPorts,
  scope: CallerScope,
  { requestId, score, reason }: { requestId: string; score: number; reason: string | null },
): Promise<NonNullable<Request['survey']>> {
  return inTenant(pool, scope.tenantId, async (transaction) => {
    const found = await lockRequest(transaction, requestsInScope(scope), requestId)
    const now = clock.now()
    if (!mayRate(found, now)) throw new DomainError('NOT_ALLOWED')
    const scoreReason = reason || null
    const set = { score, scoreReason, ratedAt: now }
    await changeRequest(transaction, found, { kind: 'rated', by: 'student', madeBy: scope.userId, set }, now)
    return { score, reason: scoreReason, at: now.toISOString() }
  })
}
