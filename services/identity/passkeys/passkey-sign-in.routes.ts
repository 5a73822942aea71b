import { implement } from '@orpc/server'
import type { Logger } from 'pino'
import { identityContract } from '#api/identity/identity.ts'
import { requireAddress } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { PasskeyPorts } from '../../users/passkeys/passkeys.ts'
import { countAttempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { answer } from '../single-tokens/single-tokens.routes.ts'
import { requestPasskey, signInWithPasskey } from './passkey-sign-in.ts'

/** Limit against floods only, since all users of a campus may share one address. */
const requestsPerAddress = { most: 1000, seconds: 600 }
const refusalsPerAddress = { most: 100, seconds: 900 }

export function passkeySignInHandlers(ports: PasskeyPorts & { log: Logger }) {
  const os = implement(identityContract).$context<ServiceContext>()
  return {
    passkeyRequest: os.passkeyRequest.handler(async ({ context, input: { hostname }, errors }) => {
      const address = requireAddress(context)
      if (!(await countAttempt(ports, 'passkey-request', address, requestsPerAddress))) throw errors.TOO_MANY_ATTEMPTS()
      const request = await requestPasskey(ports, hostname)
      if (!request) throw errors.NOT_FOUND()
      return request
    }),
    passkeySignIn: os.passkeySignIn.handler(async ({ context, input, errors }) => {
      const address = requireAddress(context)
      if (!(await countAttempt(ports, 'passkey-response', address, refusalsPerAddress))) throw errors.TOO_MANY_ATTEMPTS()
      const result = await signInWithPasskey(ports, input)
      if (result.kind === 'accepted') {
        await forgiveAttempt(ports, 'passkey-response', address)
        return answer(result.token)
      }
      ports.log.warn({ event: 'passkey-refused', hostname: input.hostname, ...result }, 'passkey gives no token')
      throw result.kind === 'unknown' ? errors.PASSKEY_UNKNOWN() : errors.PASSKEY_REFUSED()
    }),
  }
}
