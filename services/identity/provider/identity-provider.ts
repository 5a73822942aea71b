import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { JWK } from 'jose'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { CaptchaProviderName } from '#api/identity/captcha-providers.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SendJob } from '../../users/mails/mail-queue.ts'
import type { Captcha } from '../../platform/captcha.ts'
import type { FactorPolicy } from '../../users/second-factor/required-second-factor.ts'
import { createProvider, setMountPath } from './oidc-provider.ts'
import { interactionRoutes } from '../sign-in-pages/interactions.ts'
import { countAttempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { providerPages } from '../sign-in-pages/provider-pages.ts'

const authorizeAction = 'authorize'
/** Limit of unfinished sign-ins per address. */
const authorizeLimit = { most: 1000, seconds: 600 }

export interface IdentityProviderOptions extends FactorPolicy {
  pool: pg.Pool
  clock: Clock
  log: Logger
  issuer: string
  keys: JWK[]
  cookieKey: string
  secondFactorKey: Buffer
  sendJob: SendJob
  clientId: string
  clientSecret: string
  captcha: Captcha
  captchaProvider: CaptchaProviderName | null
  portalUrl(hostname: string): string
  getAddress(request: IncomingMessage): string
}

export function createIdentityProvider(options: IdentityProviderOptions) {
  const issuer = new URL(options.issuer)
  const base = issuer.pathname
  const address = options.getAddress
  const forgiveRequest = (request: IncomingMessage) => forgiveAttempt(options, authorizeAction, address(request))
  const provider = createProvider({
    ...options,
    ...providerPages({ ...options, base }),
    countRequest: (request) => countAttempt(options, authorizeAction, address(request), authorizeLimit),
    forgiveRequest,
  })
  const standard = provider.callback()
  const pages = getRequestListener(interactionRoutes({ ...options, provider, forgiveRequest }).fetch, { overrideGlobalObjects: false })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url!.slice(base.length)
    if (path.startsWith('/interaction/') || /^\/((font|display|mono)\.woff2|captcha|password(\/code)?)(\?|$)/.test(path)) {
      void pages(request, response)
      return
    }
    setMountPath(base, issuer, request)
    standard(request, response)
  }
}
