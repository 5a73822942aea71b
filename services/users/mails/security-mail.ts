import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import { mailQueue } from '../users.jobs.ts'
import type { MailRequest } from './mail-requests.ts'
import type { SecurityEvent } from './security-letters.ts'

/** With a transaction's client, the job is sent only if it commits. */
export type SendJob = (name: string, data: object, within?: pg.ClientBase) => Promise<void>

/** Tells the person by mail, if the transaction of the change commits. */
export async function mailSecurityEvent(
  { sendJob }: { sendJob: SendJob },
  within: pg.ClientBase,
  { homeTenantId: tenantId, userId: accountId }: Pick<Principal, 'homeTenantId' | 'userId'>,
  event: SecurityEvent,
): Promise<void> {
  await sendJob(mailQueue, { kind: 'security', id: crypto.randomUUID(), tenantId, accountId, event } satisfies MailRequest, within)
}
