import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { pendingEmailOf } from '../emails/pending-emails.ts'
import { mailQueue } from '../mails/mail-queue.ts'
import type { MailRequest } from '../mails/mail-requests.ts'
import { type PhotoPorts, withPhotoAddress } from '../photo/photo.ts'
import { originOf, type RecoveryPorts } from '../recovery/recovery.routes.ts'
import { type AskedChange, checkChange } from './account-change.ts'
import { changeAccount } from './change-email.ts'

export type AccountPorts = PhotoPorts & RecoveryPorts

/** Changes the caller's account and mails the link that proves a new email. Throws the `DomainError` of what is wrong. */
export async function changeOwnAccount(ports: AccountPorts, context: ServiceContext, asked: AskedChange): Promise<User> {
  const owner = requireSelf(context)
  const checked = checkChange(asked)
  const outcome = typeof checked === 'string' ? checked : await changeAccount(ports, owner, checked, asked.currentPassword)
  if (typeof outcome === 'string') throw new DomainError(outcome)
  if (!outcome) throw new DomainError('NOT_FOUND')
  const { user, pendingId } = outcome
  if (pendingId) await mailProof(ports, context, owner, pendingId)
  return withPendingEmail(ports, owner, await withPhotoAddress(ports, user))
}

export async function withPendingEmail(ports: AccountPorts, { homeTenantId, userId }: Principal, user: User): Promise<User> {
  return { ...user, pendingEmail: await pendingEmailOf(ports, homeTenantId, userId) }
}

async function mailProof(ports: AccountPorts, context: ServiceContext, { homeTenantId: tenantId }: Principal, pendingId: string) {
  const settings = await settingsOfTenant(ports.pool, tenantId)
  if (settings)
    await ports.sendJob(mailQueue, {
      ...originOf(context, { tenantId, settings }, {}),
      kind: 'email-proof',
      id: pendingId,
      isNewAccount: false,
    } satisfies MailRequest)
}
