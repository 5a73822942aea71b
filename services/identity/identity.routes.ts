import { implement } from '@orpc/server'
import { identityContract } from '#api/identity/identity.ts'
import { requirePortal, requirePrincipal, requireSelf } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import { findAccount } from '../users/accounts/accounts.ts'
import { chosenContext, getContexts } from '../users/accounts/contexts.ts'
import { getActivity } from './activity/activity.ts'
import type { Captcha } from '../platform/captcha.ts'
import { endSignIns } from './sign-ins/end-sign-ins.ts'
import type { PersonSearch } from './impersonation/impersonation.ts'
import { impersonationHandlers } from './impersonation/impersonation.routes.ts'
import type { PasskeyPorts } from '../users/passkeys/passkeys.ts'
import { passkeySignInHandlers } from './passkeys/passkey-sign-in.routes.ts'
import { formatSubject } from './provider/subject.ts'
import { samlHandlers, type SamlHandlerPorts } from './saml/saml.routes.ts'
import { singleTokenHandlers } from './single-tokens/single-tokens.routes.ts'

export function identityRouter(ports: SamlHandlerPorts & PersonSearch & PasskeyPorts, captcha: Captcha) {
  const { pool } = ports
  const os = implement(identityContract).$context<ServiceContext>()
  return os.router({
    userInfo: os.userInfo.handler(async ({ context, errors }) => {
      const { homeTenantId, userId, tenantId, institutionId, roleId, permissions, impersonatedBy, method, waitingRole } =
        requirePrincipal(context)
      const account = await findAccount(pool, homeTenantId, userId)
      if (!account) throw errors.UNAUTHORIZED()
      const contexts = await getContexts(pool, account)
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
        method,
        waitingRole,
      }
    }),
    activity: os.activity.handler(({ context, input: { before } }) => {
      const { homeTenantId: tenantId, userId } = requirePrincipal(context)
      return getActivity(pool, { tenantId, userId }, before === undefined ? undefined : new Date(before))
    }),
    endSignIns: os.endSignIns.handler(async ({ context }) => {
      const { homeTenantId: tenantId, userId } = requireSelf(context)
      await endSignIns(ports, { tenantId, userId })
    }),
    captchaChallenge: os.captchaChallenge.handler(({ context }) => {
      requirePortal(context)
      return captcha.challenge()
    }),
    ...singleTokenHandlers(ports, captcha),
    ...impersonationHandlers(ports),
    ...samlHandlers(ports),
    ...passkeySignInHandlers(ports),
  })
}
