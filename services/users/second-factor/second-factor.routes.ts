import { implement } from '@orpc/server'
import type { Principal } from '#api/principal.ts'
import { usersContract } from '#api/users/users.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { PasskeyPorts } from '../passkeys/passkeys.ts'
import { passwordOwner } from '../passwords/password-owner.ts'
import { endOtherSignIns, provenOwner } from './proven-owner.ts'
import { isSecondFactorRequired } from './required-second-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorPorts,
  getSecondFactor,
} from './second-factor.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'

export function secondFactorHandlers(ports: PasskeyPorts & SignInPorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    secondFactor: os.secondFactor.handler(async ({ context }) => {
      const owner = passwordOwner(context)
      const [{ enabledAt, recoveryCodesLeft }, isRequired] = await Promise.all([getSecondFactor(ports, owner), isRequiredOf(ports, owner)])
      return { enabledAt: enabledAt?.toISOString() ?? null, recoveryCodesLeft, isRequired }
    }),
    beginSecondFactor: os.beginSecondFactor.handler(async ({ context, input }) => {
      const owner = await provenOwner(ports, context, input)
      const [account, settings] = await Promise.all([
        findAccount(ports.pool, owner.homeTenantId, owner.userId),
        settingsOfTenant(ports.pool, owner.homeTenantId),
      ])
      if (!account) throw new DomainError('NOT_FOUND')
      return beginSecondFactor(ports, owner, { issuer: settings?.tenant?.name ?? 'Academic Services', username: account.username })
    }),
    confirmSecondFactor: os.confirmSecondFactor.handler(async ({ context, input: { code } }) => {
      const owner = passwordOwner(context)
      const codes = await confirmSecondFactor(ports, owner, code)
      if (typeof codes === 'string') throw new DomainError(codes === 'locked' ? 'TOO_MANY_ATTEMPTS' : 'WRONG_CODE')
      await endOtherSignIns(ports, context, owner)
      return { recoveryCodes: codes }
    }),
    renewRecoveryCodes: os.renewRecoveryCodes.handler(async ({ context, input }) => {
      const codes = await renewRecoveryCodes(ports, await provenOwner(ports, context, input))
      if (!codes) throw new DomainError('NOT_FOUND')
      return { recoveryCodes: codes }
    }),
    removeSecondFactor: os.removeSecondFactor.handler(async ({ context, input }) => {
      const owner = await provenOwner(ports, context, input)
      if (await isRequiredOf(ports, owner)) throw new DomainError('FORBIDDEN')
      await removeSecondFactor(ports, owner)
      await endOtherSignIns(ports, context, owner)
    }),
  }
}

async function isRequiredOf(ports: SecondFactorPorts, { homeTenantId, userId }: Principal): Promise<boolean> {
  const account = await findAccount(ports.pool, homeTenantId, userId)
  if (!account) throw new DomainError('NOT_FOUND')
  return isSecondFactorRequired(ports.pool, account, ports)
}
