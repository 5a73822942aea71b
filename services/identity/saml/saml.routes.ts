import { implement } from '@orpc/server'
import type { Logger } from 'pino'
import { identityContract } from '#api/identity.ts'
import { requirePortal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { requestSamlSignIn, samlLogoutUrl, signInWithSaml } from './saml-sign-in.ts'
import type { SamlPorts } from './service-provider.ts'
import { answer } from '../single-tokens/single-tokens.routes.ts'

export interface SamlHandlerPorts extends SamlPorts {
  log: Logger
}

export function samlHandlers(ports: SamlHandlerPorts) {
  const os = implement(identityContract).$context<ServiceContext>()
  return {
    samlRequest: os.samlRequest.handler(async ({ context, input, errors }) => {
      requirePortal(context)
      const request = await requestSamlSignIn(ports, input)
      if (!request) throw errors.NOT_FOUND()
      return request
    }),
    samlSignIn: os.samlSignIn.handler(async ({ context, input, errors }) => {
      requirePortal(context)
      const result = await signInWithSaml(ports, input)
      if (result.kind === 'accepted') return answer(result.token)
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
