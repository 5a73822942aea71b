import { implement } from '@orpc/server'
import type { ContextChoice } from '#api/contexts.ts'
import { identityContract } from '#api/identity/identity.ts'
import { requireAddress, requirePortal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { placeOfAliases, tenantOfAlias } from '../../settings/places.ts'
import { type Captcha, verifyOrLimit } from '../../platform/captcha.ts'
import { beginLaunchedSession, launchUrl, openLaunch } from '../launch/application-launch.ts'
import { endGrant } from '../sign-ins/end-sign-ins.ts'
import { assumeRole, type SingleSignIn, signInForToken } from './single-sign-in.ts'
import { endToken, type IssuedToken, secondsLeft, takeOnce } from './single-token.ts'
import type { SecondFactorPorts } from '../../users/second-factor/second-factor.ts'
import { DomainError } from '../../platform/domain-error.ts'

export const answer = ({ token, expiresIn }: IssuedToken) => ({ access_token: token, expires_in: expiresIn })

/** Version 2 calls (docs/requirements/shell.md, section 7). */
export function singleTokenHandlers(ports: SecondFactorPorts, captcha: Captcha) {
  const os = implement(identityContract).$context<ServiceContext>()
  /** Requires the captcha's proof, before any lookup of a person. */
  async function requireProof(context: ServiceContext, tenantId: number | null): Promise<string> {
    const address = requireAddress(context)
    if ((await verifyOrLimit({ ...ports, captcha }, 'sign-in', context.captchaToken, { tenantId, address })) === 'refused')
      throw new DomainError('CAPTCHA_REFUSED')
    return address
  }
  return {
    signInTenant: os.signInTenant.handler(async ({ context, input: { tenant, ...input } }) => {
      const address = await requireProof(context, await tenantOfAlias(ports.pool, tenant))
      return accepted(await signInForToken(ports, { tenant, ...input, address }))
    }),
    signInOperations: os.signInOperations.handler(async ({ context, input }) => {
      const address = await requireProof(context, 0)
      return accepted(await signInForToken(ports, { tenant: null, ...input, address }))
    }),
    checkToken: os.checkToken.handler(async ({ context, errors }) => {
      const remaining = await secondsLeft(ports, bearer(context))
      if (remaining === null) throw errors.UNAUTHORIZED()
      return { expires_in: remaining }
    }),
    endToken: os.endToken.handler(async ({ context }) => {
      const grantId = context.principal?.grantId
      await (grantId ? endGrant(ports.pool, grantId) : endToken(ports, bearer(context)))
    }),
    assumeRole: os.assumeRole.handler(async ({ context, input: { roleId, ...aliases }, errors }) => {
      const place = await placeOfAliases(ports.pool, aliases)
      if (!place) throw errors.FORBIDDEN()
      return assume(ports, context, { roleId, ...place })
    }),
    assumeApplicationRole: os.assumeApplicationRole.handler(({ context, input }) =>
      assume(ports, context, { roleId: input.roleId, tenantId: null, institutionId: null }),
    ),
    assumeTenantRole: os.assumeTenantRole.handler(({ context, input }) =>
      assume(ports, context, { roleId: input.roleId, tenantId: input.tenantId, institutionId: null }),
    ),
    assumeInstitutionRole: os.assumeInstitutionRole.handler(({ context, input }) => assume(ports, context, input)),
    launchUrl: os.launchUrl.handler(async ({ context, input, errors }) => {
      const appLauncherRedirectUrl = await launchUrl(ports, requireSelf(context), input)
      if (!appLauncherRedirectUrl) throw errors.NOT_FOUND()
      return { data: { appLauncherRedirectUrl } }
    }),
    openLaunch: os.openLaunch.handler(async ({ context, errors }) => {
      const opened = await openLaunch(ports, bearer(context))
      if (!opened) throw errors.UNAUTHORIZED()
      return opened
    }),
    beginLaunchedSession: os.beginLaunchedSession.handler(async ({ context, errors }) => {
      const issued = await beginLaunchedSession(ports, bearer(context))
      if (!issued) throw errors.UNAUTHORIZED()
      return answer(issued)
    }),
    legacyExchange: os.legacyExchange.handler(async ({ context, input, errors }) => {
      requirePortal(context)
      const choice = (await takeOnce(ports, input.code, 'launch'))?.choice
      if (!choice) throw errors.NOT_FOUND()
      return { v2RoleId: choice.roleId, tenantId: choice.tenantId, institutionId: choice.institutionId }
    }),
  }
}

const problems = {
  locked: 'TOO_MANY_ATTEMPTS',
  refused: 'WRONG_CREDENTIALS',
  'code-needed': 'CODE_NEEDED',
  'code-refused': 'WRONG_CODE',
} as const

function accepted(result: SingleSignIn) {
  if (result.kind === 'accepted') return { ...answer(result.token), device: result.device }
  throw new DomainError(problems[result.kind])
}

async function assume(ports: SecondFactorPorts, context: ServiceContext, choice: ContextChoice) {
  const issued = await assumeRole(ports, bearer(context), requireSelf(context), choice)
  if (!issued) throw new DomainError('FORBIDDEN')
  return answer(issued)
}

function bearer({ token }: ServiceContext): string {
  if (!token) throw new DomainError('UNAUTHORIZED')
  return token
}
