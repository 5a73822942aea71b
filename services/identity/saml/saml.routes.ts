import { implement } from '@orpc/server'
import type { Logger } from 'pino'
import { identityContract } from '#api/identity/identity.ts'
import { requireAddress, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { getSamlProvider } from '../../settings/applications/saml-provider.ts'
import { countAttempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { samlMetadata } from './metadata.ts'
import { requestSamlSignIn, samlLogoutUrl, signInWithSaml } from './saml-sign-in.ts'
import type { SamlPorts } from './service-provider.ts'
import { answer } from '../single-tokens/single-tokens.routes.ts'

/** Limit against floods only, since all users of a campus may share one address. */
const requestsPerAddress = { most: 1000, seconds: 600 }
const refusalsPerAddress = { most: 100, seconds: 900 }

export interface SamlHandlerPorts extends SamlPorts {
  log: Logger
}

export function samlHandlers(ports: SamlHandlerPorts) {
  const os = implement(identityContract).$context<ServiceContext>()
  return {
    samlMetadata: os.samlMetadata.handler(async ({ input: { hostname }, errors }) => {
      if (!(await getSamlProvider(ports.pool, hostname))) throw errors.NOT_FOUND()
      return { metadata: samlMetadata(ports.portalUrl(hostname), await ports.samlKey()) }
    }),
    samlRequest: os.samlRequest.handler(async ({ context, input, errors }) => {
      const address = requireAddress(context)
      if (!(await countAttempt(ports, 'saml-request', address, requestsPerAddress))) throw errors.TOO_MANY_ATTEMPTS()
      const request = await requestSamlSignIn(ports, input)
      if (!request) throw errors.NOT_FOUND()
      return request
    }),
    samlSignIn: os.samlSignIn.handler(async ({ context, input, errors }) => {
      const address = requireAddress(context)
      if (!(await countAttempt(ports, 'saml-response', address, refusalsPerAddress))) throw errors.TOO_MANY_ATTEMPTS()
      const result = await signInWithSaml(ports, input)
      if (result.kind === 'accepted') {
        await forgiveAttempt(ports, 'saml-response', address)
        const { token, authenticatedAt } = result
        return { ...answer(token), authenticatedAt: authenticatedAt?.toISOString() ?? null }
      }
      // The reason is only logged: administrators need it, attackers must not see it.
      ports.log.warn({ event: 'saml-refused', hostname: input.hostname, ...result }, 'SAML response gives no token')
      if (result.kind === 'denied') throw errors.SAML_DENIED()
      throw result.kind === 'unknown' ? errors.SAML_PERSON_UNKNOWN() : errors.SAML_REFUSED()
    }),
    samlLogout: os.samlLogout.handler(async ({ context }) => {
      requireSelf(context)
      return { url: context.token && (await samlLogoutUrl(ports, context.token)) }
    }),
  }
}
