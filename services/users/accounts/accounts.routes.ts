import { implement } from '@orpc/server'
import { usersContract } from '#api/users/users.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { fromFlat } from './account-change.ts'
import { type AccountPorts, changeOwnAccount, mailEmailProofAgain, currentAccount } from './change-own-account.ts'
import { checkPhoto } from '../../platform/images/person-photo.ts'
import { removePhoto, replacePhoto, withPhotoAddress } from '../photo/photo.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { forgetEmailChange } from '../emails/pending-emails.ts'

/** The user's own account (docs/requirements/shell.md, section 7, user service and version 3). */
export function accountHandlers(ports: AccountPorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    me: os.me.handler(({ context }) => currentAccount(ports, requirePrincipal(context))),
    updateMe: os.updateMe.handler(({ context, input }) => changeOwnAccount(ports, context, input)),
    updateUser: os.updateUser.handler(({ context, input }) => {
      const asked = fromFlat(input)
      if (typeof asked === 'string') throw new DomainError(asked)
      return changeOwnAccount(ports, context, asked)
    }),
    sendEmailLink: os.sendEmailLink.handler(async ({ context }) => {
      const owner = requireSelf(context)
      await mailEmailProofAgain(ports, context, owner)
      return currentAccount(ports, owner)
    }),
    cancelEmail: os.cancelEmail.handler(async ({ context }) => {
      const owner = requireSelf(context)
      await forgetEmailChange(ports, owner.homeTenantId, owner.userId)
      return currentAccount(ports, owner)
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
