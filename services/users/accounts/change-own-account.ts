import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users/users.ts'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { getPendingEmail, renewEmailChange } from '../emails/pending-emails.ts'
import { changeMobile, checkMobile, type MobilePorts, withMobileProof } from '../mobiles/mobile-proof.ts'
import { mailQueue } from '../mails/mail-queue.ts'
import type { MailRequest } from '../mails/mail-requests.ts'
import { type PhotoPorts, withPhotoAddress } from '../photo/photo.ts'
import { getOrigin, type RecoveryPorts } from '../recovery/recovery.routes.ts'
import { type AskedChange, checkChange } from './account-change.ts'
import { findAccount } from './accounts.ts'
import { changeAccount } from './change-email.ts'

export type AccountPorts = PhotoPorts & RecoveryPorts & MobilePorts

/** Changes the caller's account; mails the link and sends the code that prove a new email and mobile. Throws a `DomainError` with the problem. */
export async function changeOwnAccount(ports: AccountPorts, context: ServiceContext, asked: AskedChange): Promise<User> {
  const owner = requireSelf(context)
  const checked = checkChange(asked)
  if (typeof checked === 'string') throw new DomainError(checked)
  const { cellphone, ...rest } = checked
  if (cellphone) await checkMobile(ports, owner, cellphone)
  const outcome = await changeAccount(ports, owner, rest, asked.currentPassword)
  if (typeof outcome === 'string') throw new DomainError(outcome)
  if (!outcome) throw new DomainError('NOT_FOUND')
  if (outcome.pendingId) await mailProof(ports, context, owner, outcome.pendingId)
  if (cellphone !== undefined) await changeMobile(ports, context, owner, cellphone)
  return currentAccount(ports, owner)
}

/** Returns the caller's account with its unproven changes. Throws NOT_FOUND. */
export async function currentAccount(ports: AccountPorts, owner: Principal): Promise<User> {
  const [account, pendingEmail] = await Promise.all([
    withMobileProof(ports, owner, findAccount(ports.pool, owner.homeTenantId, owner.userId)),
    getPendingEmail(ports, owner.homeTenantId, owner.userId),
  ])
  if (!account) throw new DomainError('NOT_FOUND')
  return { ...(await withPhotoAddress(ports, account)), pendingEmail }
}

/** Limit of mails, since the address may belong to somebody else. */
const linksPerPerson = { most: 3, seconds: 3600 }

/** Mails a new link, which replaces the earlier one. Throws NOT_FOUND if no email waits for a proof, TOO_MANY_ATTEMPTS. */
export async function mailEmailProofAgain(ports: AccountPorts, context: ServiceContext, owner: Principal): Promise<void> {
  const { homeTenantId, userId } = owner
  if (!(await getPendingEmail(ports, homeTenantId, userId))) throw new DomainError('NOT_FOUND')
  if (!(await countAttempt(ports, 'email-link person', `${homeTenantId} ${userId}`, linksPerPerson)))
    throw new DomainError('TOO_MANY_ATTEMPTS')
  const pendingId = await renewEmailChange(ports, homeTenantId, userId)
  if (pendingId === null) throw new DomainError('NOT_FOUND')
  await mailProof(ports, context, owner, pendingId)
}

async function mailProof(ports: AccountPorts, context: ServiceContext, { homeTenantId: tenantId }: Principal, pendingId: string) {
  const settings = await settingsOfTenant(ports.pool, tenantId)
  if (settings)
    await ports.sendJob(mailQueue, {
      ...getOrigin(context, { tenantId, settings }, {}),
      kind: 'email-proof',
      id: pendingId,
      isNewAccount: false,
    } satisfies MailRequest)
}
