import { implement } from '@orpc/server'
import type pg from 'pg'
import { usersContract } from '#api/users.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { findAccount, updateAccount } from '../domain/accounts.ts'
import { contextsOf } from '../domain/contexts.ts'

/** Serves the users contract. */
export function usersRouter(pool: pg.Pool) {
  const os = implement(usersContract).$context<ServiceContext>()
  return os.router({
    me: os.me.handler(async ({ context, errors }) => {
      const { homeTenantId, userId } = requirePrincipal(context)
      const account = await findAccount(pool, homeTenantId, userId)
      if (!account) throw errors.NOT_FOUND()
      return account
    }),
    updateMe: os.updateMe.handler(async ({ context, input, errors }) => {
      const user = await updateAccount(pool, requirePrincipal(context), input)
      if (!user) throw errors.NOT_FOUND()
      return user
    }),
    contexts: os.contexts.handler(async ({ context, errors }) => {
      const { homeTenantId, userId } = requirePrincipal(context)
      const account = await findAccount(pool, homeTenantId, userId)
      if (!account) throw errors.NOT_FOUND()
      return { contexts: await contextsOf(pool, account) }
    }),
  })
}
