import { implement } from '@orpc/server'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { usersContract } from '#api/users/users.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { answerDeadline, sealChallenge } from '../passkeys/passkey-challenge.ts'
import { type PasskeyPorts, getPasskeys } from '../passkeys/passkeys.ts'
import { passwordOwner } from '../passwords/password-owner.ts'
import { proveCode, provePasskey, provePassword } from '../second-factor/proven-owner.ts'
import { hasSecondFactor } from '../second-factor/second-factor.ts'

/** Step-up handlers: signed-in users prove their identity again. The portal keeps the result with the session. */
export function identityProofHandlers(ports: PasskeyPorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    identityProofWays: os.identityProofWays.handler(async ({ context, input: { hostname } }) => {
      const owner = passwordOwner(context)
      const [hasApp, passkeys] = await Promise.all([hasSecondFactor(ports.pool, owner), getPasskeys(ports, owner)])
      return { asks: hasApp ? 'code' : 'password', hasPasskey: passkeys.some((one) => one.hostname === hostname) }
    }),
    beginPasskeyProof: os.beginPasskeyProof.handler(async ({ context, input: { hostname } }) => {
      const { homeTenantId: tenantId, userId: accountId } = passwordOwner(context)
      const { challenge } = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'required' })
      return {
        challenge: await sealChallenge(ports, { challenge, hostname, accountId, tenantId }),
        options: { challenge, rpId: hostname, timeout: answerDeadline * 1000, userVerification: 'required' as const },
      }
    }),
    proveIdentity: os.proveIdentity.handler(async ({ context, input: { password, code, passkey } }) => {
      const owner = passwordOwner(context)
      if (passkey) return provePasskey(ports, owner, passkey)
      // A password alone is not accepted if the account has a second factor.
      if (!(await proveCode(ports, owner, code))) await provePassword(ports, owner, password)
    }),
  }
}
