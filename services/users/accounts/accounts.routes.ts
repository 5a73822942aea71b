import { implement } from '@orpc/server'
import type { Principal } from '#api/principal.ts'
import { type User, usersContract } from '#api/users.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { type AskedChange, checkChange, fromFlat } from './account-change.ts'
import { findAccount } from './accounts.ts'
import { changeAccount } from './change-email.ts'
import { pendingEmailOf } from '../emails/pending-emails.ts'
import type { MailRequest } from '../mails/mail-requests.ts'
import { checkPhoto } from '../../platform/images/person-photo.ts'
import { type PhotoPorts, removePhoto, replacePhoto, withPhotoAddress } from '../photo/photo.ts'
import { mailQueue } from '../mails/mail-queue.ts'
import { originOf, type RecoveryPorts } from '../recovery/recovery.routes.ts'
import { DomainError } from '../../platform/domain-error.ts'

type AccountPorts = PhotoPorts & RecoveryPorts

/** The user's own account (docs/requirements/shell.md, section 7, user service and version 3). */
export function accountHandlers(ports: AccountPorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    me: os.me.handler(async ({ context, errors }) => {
      const principal = requirePrincipal(context)
      const account = await findAccount(ports.pool, principal.homeTenantId, principal.userId)
      if (!account) throw errors.NOT_FOUND()
      return withPendingEmail(ports, principal, await withPhotoAddress(ports, account))
    }),
    updateMe: os.updateMe.handler(({ context, input }) => change(ports, context, input)),
    updateUser: os.updateUser.handler(({ context, input }) => {
      const asked = fromFlat(input)
      if (typeof asked === 'string') throw new DomainError(asked)
      return change(ports, context, asked)
    }),
    updatePhoto: os.updatePhoto.handler(async ({ context, input: { photo }, errors }) => {
      const owner = requireSelf(context)
      const checked = checkPhoto(Buffer.from(await photo.arrayBuffer()), photo)
      if (typeof checked === 'string') throw errors[checked]()
      const user = await replacePhoto(ports, owner, checked)
      if (!user) throw errors.NOT_FOUND()
      return withPhotoAddress(ports, user)
    }),
    removePhoto: os.removePhoto.handler(async ({ context, errors }) => {
      const user = await removePhoto(ports, requireSelf(context))
      if (!user) throw errors.NOT_FOUND()
      return user
    }),
  }
}

async function change(ports: AccountPorts, context: ServiceContext, asked: AskedChange) {
  const owner = requireSelf(context)
  const checked = checkChange(asked)
  const outcome = typeof checked === 'string' ? checked : await changeAccount(ports, owner, checked, asked.currentPassword)
  if (typeof outcome === 'string') throw new DomainError(outcome)
  if (!outcome) throw new DomainError('NOT_FOUND')
  const { user, pendingId } = outcome
  if (pendingId) await mailProof(ports, context, owner, pendingId)
  return withPendingEmail(ports, owner, await withPhotoAddress(ports, user))
}

async function withPendingEmail(ports: AccountPorts, { homeTenantId, userId }: Principal, user: User): Promise<User> {
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
