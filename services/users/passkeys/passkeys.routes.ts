import { implement } from '@orpc/server'
import type { Logger } from 'pino'
import type { Principal } from '#api/principal.ts'
import { usersContract } from '#api/users/users.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { settingsOfHostname } from '../../settings/applications/application-settings.ts'
import { findAccount } from '../accounts/accounts.ts'
import { passwordOwner } from '../passwords/password-owner.ts'
import { endOtherSignIns, provenOwner } from '../second-factor/proven-owner.ts'
import { addPasskey, beginPasskey, type PasskeyPorts, getPasskeys, removePasskey } from './passkeys.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'

export function passkeyHandlers(ports: PasskeyPorts & SignInPorts & { log: Logger }) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    passkeys: os.passkeys.handler(async ({ context }) => ({ results: await getPasskeys(ports, passwordOwner(context)) })),
    beginPasskey: os.beginPasskey.handler(async ({ context, input: { hostname, ...proof }, errors }) => {
      const owner = await provenOwner(ports, context, proof)
      const [account, institution] = await Promise.all([
        findAccount(ports.pool, owner.homeTenantId, owner.userId),
        getInstitutionName(ports, owner, hostname),
      ])
      if (!account) throw errors.NOT_FOUND()
      const { username, name } = account
      const begun = await beginPasskey(ports, owner, { hostname, institution, username, name })
      if (!begun) throw errors.TOO_MANY_PASSKEYS()
      return begun
    }),
    addPasskey: os.addPasskey.handler(async ({ context, input, errors }) => {
      const owner = passwordOwner(context)
      await getInstitutionName(ports, owner, input.hostname)
      const result = await addPasskey(ports, owner, input)
      if (result.kind === 'added') {
        await endOtherSignIns(ports, context, owner)
        return result.passkey
      }
      if (result.kind === 'too-many') throw errors.TOO_MANY_PASSKEYS()
      ports.log.warn({ event: 'passkey-refused', hostname: input.hostname, reason: result.reason }, 'passkey not kept')
      throw errors.PASSKEY_REFUSED()
    }),
    removePasskey: os.removePasskey.handler(async ({ context, input: { id, ...proof }, errors }) => {
      const owner = await provenOwner(ports, context, proof)
      if (!(await removePasskey(ports, owner, id))) throw errors.NOT_FOUND()
      await endOtherSignIns(ports, context, owner)
    }),
  }
}

/** The name that password managers show. @throws DomainError FORBIDDEN at another tenant's hostname */
async function getInstitutionName({ pool }: PasskeyPorts, { homeTenantId }: Principal, hostname: string): Promise<string> {
  const settings = await settingsOfHostname(pool, hostname)
  if (!settings || (settings.tenant?.id ?? 0) !== homeTenantId) throw new DomainError('FORBIDDEN')
  return settings.tenant?.name ?? 'Academic Services'
}
