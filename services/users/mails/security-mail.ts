import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import { mailQueue, type SendJob } from './mail-queue.ts'
import type { MailRequest } from './mail-requests.ts'
import type { SecurityEvent } from './security-letters.ts'

/** Tells the person by mail, if the transaction of the change commits. */
export async function mailSecurityEvent(
  { sendJob }: { sendJob: SendJob },
  within: pg.ClientBase,
  { homeTenantId: tenantId, userId: accountId }: Pick<Principal, 'homeTenantId' | 'userId'>,
  event: SecurityEvent,
): Promise<void> {
  await sendJob(mailQueue, { kind: 'security', id: crypto.randomUUID(), tenantId, accountId, event } satisfies MailRequest, within)
}
