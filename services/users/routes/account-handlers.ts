import { implement, ORPCError } from '@orpc/server'
import { usersContract } from '#api/users.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { type AskedChange, checkChange, fromFlat } from '../domain/account-change.ts'
import { findAccount, updateAccount } from '../domain/accounts.ts'
import { checkPhoto, type PhotoPorts, removePhoto, replacePhoto, withPhotoAddress } from '../domain/photo.ts'

/** The own account (shell specification, section 7, user service and version 3). Nobody changes another person's. */
export function accountHandlers(ports: PhotoPorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    me: os.me.handler(async ({ context, errors }) => {
      const { homeTenantId, userId } = requirePrincipal(context)
      const account = await findAccount(ports.pool, homeTenantId, userId)
      if (!account) throw errors.NOT_FOUND()
      return withPhotoAddress(ports, account)
    }),
    updateMe: os.updateMe.handler(({ context, input }) => change(ports, context, input)),
    updateUser: os.updateUser.handler(({ context, input }) => {
      const asked = fromFlat(input)
      if (typeof asked === 'string') throw new ORPCError(asked, { status: 422 })
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

async function change(ports: PhotoPorts, context: ServiceContext, asked: AskedChange) {
  const owner = requireSelf(context)
  const checked = checkChange(asked)
  const user = typeof checked === 'string' ? checked : await updateAccount(ports.pool, owner, checked)
  if (typeof user === 'string') throw new ORPCError(user, { status: 422 })
  if (!user) throw new ORPCError('NOT_FOUND', { status: 404 })
  return withPhotoAddress(ports, user)
}
