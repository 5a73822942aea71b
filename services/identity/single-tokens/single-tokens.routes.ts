import { implement } from '@orpc/server'
import type { ContextChoice } from '#api/contexts.ts'
import { identityContract } from '#api/identity.ts'
import { requirePortal, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { tenantOfAlias } from '../../settings/places.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { launchUrl } from '../launch/application-launch.ts'
import { impersonate } from '../impersonation/impersonation.ts'
import { assumeRole, type SingleSignIn, signInForToken } from './single-sign-in.ts'
import { endToken, type IssuedToken, secondsLeft, type SingleTokenPorts, takeLaunchCode } from './single-token.ts'
import { requireHuman } from '../captcha/require-human.ts'
import { DomainError } from '../../platform/domain-error.ts'

export const answer = ({ token, expiresIn }: IssuedToken) => ({ access_token: token, expires_in: expiresIn })

/** Version 2 calls (docs/requirements/shell.md, section 7). */
export function singleTokenHandlers(ports: SingleTokenPorts, captcha: Captcha) {
  const os = implement(identityContract).$context<ServiceContext>()
  return {
    signInTenant: os.signInTenant.handler(async ({ context, input: { tenant, username, password } }) => {
      const { address } = await requireHuman(captcha, context, await tenantOfAlias(ports.pool, tenant))
      return answer(accepted(await signInForToken(ports, { tenant, username, password, address })))
    }),
    signInOperations: os.signInOperations.handler(async ({ context, input: { username, password } }) => {
      const { address } = await requireHuman(captcha, context, 0)
      return answer(accepted(await signInForToken(ports, { tenant: null, username, password, address })))
    }),
    checkToken: os.checkToken.handler(async ({ context, errors }) => {
      const left = await secondsLeft(ports, bearer(context))
      if (left === null) throw errors.UNAUTHORIZED()
      return { expires_in: left }
    }),
    endToken: os.endToken.handler(async ({ context }) => endToken(ports, bearer(context))),
    assumeApplicationRole: os.assumeApplicationRole.handler(({ context, input }) =>
      assume(ports, context, { roleId: input.roleId, tenantId: null, institutionId: null }),
    ),
    assumeTenantRole: os.assumeTenantRole.handler(({ context, input }) =>
      assume(ports, context, { roleId: input.roleId, tenantId: input.tenantId, institutionId: null }),
    ),
    assumeInstitutionRole: os.assumeInstitutionRole.handler(({ context, input }) => assume(ports, context, input)),
    signInImpersonate: os.signInImpersonate.handler(async ({ context, input, errors }) => {
      const outcome = await impersonate(ports, requirePrincipal(context), input)
      if (outcome.kind !== 'begun') throw outcome.kind === 'forbidden' ? errors.FORBIDDEN() : errors.NOT_FOUND()
      return answer(outcome)
    }),
    launchUrl: os.launchUrl.handler(async ({ context, input, errors }) => {
      const appLauncherRedirectUrl = await launchUrl(ports, requireSelf(context), input)
      if (!appLauncherRedirectUrl) throw errors.NOT_FOUND()
      return { data: { appLauncherRedirectUrl } }
    }),
    legacyExchange: os.legacyExchange.handler(async ({ context, input, errors }) => {
      requirePortal(context)
      const choice = await takeLaunchCode(ports, input.code)
      if (!choice) throw errors.NOT_FOUND()
      return { v2RoleId: choice.roleId, tenantId: choice.tenantId, institutionId: choice.institutionId }
    }),
  }
}

function accepted(result: SingleSignIn): IssuedToken {
  if (result.kind === 'locked') throw new DomainError('TOO_MANY_ATTEMPTS')
  if (result.kind === 'refused') throw new DomainError('WRONG_CREDENTIALS')
  return result.token
}

async function assume(ports: SingleTokenPorts, context: ServiceContext, choice: ContextChoice) {
  const issued = await assumeRole(ports, bearer(context), requireSelf(context), choice)
  if (!issued) throw new DomainError('FORBIDDEN')
  return answer(issued)
}

function bearer({ token }: ServiceContext): string {
  if (!token) throw new DomainError('UNAUTHORIZED')
  return token
}
