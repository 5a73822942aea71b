import { sql } from 'drizzle-orm'
import type { RequestMessage, RequestMessages } from '#api/academic/request-messages.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { listMessages, readMessage, readMessages, writeMessage } from '../requests/messages.queries.ts'
import { lockRequest } from '../requests/request-changes.queries.ts'
import { requestWrittenQueue } from '../requests/request-notice.queries.ts'
import { requireRequestFile } from '../requests/request-files.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import type { ActPorts, OfficePorts } from './office-ports.ts'
import type { OfficeMember } from '../access/scopes.ts'

/** Returns the request. Throws NOT_FOUND for one that the member cannot see. */
async function requireSeen({ client }: TenantTransaction, member: OfficeMember, requestId: string): Promise<void> {
  const [found] = await query(client, sql`select 1 from academic.request r where ${officeRequests(member)} and r.request_id = ${requestId}`)
  if (!found) throw new DomainError('NOT_FOUND')
}

/** Messages and internal notes. Throws NOT_FOUND. */
export function officeMessages(
  { pool, reviewerName }: Pick<OfficePorts, 'pool' | 'reviewerName'>,
  member: OfficeMember,
  { requestId, before }: { requestId: string; before?: number | undefined },
): Promise<RequestMessages> {
  return readTenant(pool, member.tenantId, async (transaction) => {
    await requireSeen(transaction, member, requestId)
    const which = { tenantId: member.tenantId, requestId }
    return listMessages(transaction.client, which, { reader: 'office', before, personName: reviewerName })
  })
}

/** Throws NOT_FOUND, NOT_ALLOWED for a message about a canceled request, KEY_REUSED, UPLOAD_INCOMPLETE. */
export function writeFromOffice(
  { pool, clock, reviewerName, sendJob }: ActPorts,
  member: OfficeMember,
  { requestId, ...message }: { requestId: string; messageId: string; text: string; files: readonly string[]; isInternal: boolean },
): Promise<RequestMessage> {
  const { tenantId, userId } = member
  const { messageId, isInternal } = message
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    const found = await lockRequest(transaction, officeRequests(member), requestId)
    if (found.status === 'canceled' && !isInternal) throw new DomainError('NOT_ALLOWED')
    const isNew = await writeMessage(transaction, found, { ...message, author: 'office', userId }, clock.now())
    if (isNew && !isInternal) await sendJob(requestWrittenQueue, { tenantId, messageId }, client)
    return readMessage(client, { tenantId, messageId }, { reader: 'office', personName: reviewerName })
  })
}

/** Marks the student's messages as read by the office. Throws NOT_FOUND. */
export async function readByOffice(
  { pool, clock }: Pick<ActPorts, 'pool' | 'clock'>,
  member: OfficeMember,
  { requestId, position }: { requestId: string; position: number },
): Promise<void> {
  await inTenant(pool, member.tenantId, async (transaction) => {
    const found = await lockRequest(transaction, officeRequests(member), requestId)
    await readMessages(transaction, found, { reader: 'office', position }, clock.now())
  })
}

/** Returns the user id of the sender of a request's file. Throws NOT_FOUND. */
export function senderOfFile(
  { pool }: Pick<OfficePorts, 'pool'>,
  member: OfficeMember,
  { requestId, key }: { requestId: string; key: string },
): Promise<number> {
  const { tenantId } = member
  return readTenant(pool, tenantId, async (transaction) => {
    await requireSeen(transaction, member, requestId)
    const { userId } = await requireRequestFile(transaction.client, { tenantId, requestId, key }, { isStudent: false })
    return userId
  })
}
