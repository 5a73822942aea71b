import { implement } from '@orpc/server'
import type pg from 'pg'
import { identityContract } from '#api/identity.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { findAccount } from '../../users/domain/accounts.ts'
import { formatSubject } from '../domain/subject.ts'

/** Serves the identity contract. */
export function identityRouter(pool: pg.Pool) {
  const os = implement(identityContract).$context<ServiceContext>()
  return os.router({
    userInfo: os.userInfo.handler(async ({ context, errors }) => {
      const { tenantId, userId, institutionId, profile, permissions, impersonatedBy } = requirePrincipal(context)
      const account = await findAccount(pool, tenantId, userId)
      if (!account) throw errors.UNAUTHORIZED()
      return {
        sub: formatSubject({ tenantId, userId }),
        userId,
        tenantId,
        name: account.name,
        ...(account.email && { email: account.email }),
        username: account.username,
        locale: account.languageId,
        context: account.memberships.find((one) => one.institutionId === institutionId && one.profile === profile) ?? null,
        contexts: account.memberships,
        permissions,
        impersonatedBy,
      }
    }),
  })
}
