import { implement } from '@orpc/server'
import type pg from 'pg'
import { identityContract } from '#api/identity.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { findAccount } from '../../users/domain/accounts.ts'
import { chosenContext, contextsOf } from '../../users/domain/contexts.ts'
import { formatSubject } from '../domain/subject.ts'

/** Serves the identity contract. */
export function identityRouter(pool: pg.Pool) {
  const os = implement(identityContract).$context<ServiceContext>()
  return os.router({
    userInfo: os.userInfo.handler(async ({ context, errors }) => {
      const { homeTenantId, userId, tenantId, institutionId, roleId, permissions, impersonatedBy } = requirePrincipal(context)
      const account = await findAccount(pool, homeTenantId, userId)
      if (!account) throw errors.UNAUTHORIZED()
      const contexts = await contextsOf(pool, account)
      return {
        sub: formatSubject({ tenantId: homeTenantId, userId }),
        userId,
        tenantId: homeTenantId || null,
        name: account.name,
        ...(account.email && { email: account.email }),
        username: account.username,
        locale: account.languageId,
        context: roleId === null ? null : chosenContext(contexts, { roleId, tenantId: tenantId || null, institutionId }),
        contexts,
        permissions,
        impersonatedBy,
      }
    }),
  })
}
