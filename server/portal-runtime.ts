import type pg from 'pg'
import type { Logger } from 'pino'
import { appConfig } from '#config'
import type { Listener } from '../services/platform/listener.ts'
import type { Service } from '../services/platform/service.ts'
import { createSessionCache } from '../src/request/session/session-cache.server.ts'
import {
  type IdentityProviderConfig,
  type PortalRuntime,
  type ServiceEndpoint,
  type ServiceName,
  serviceNames,
} from '../src/request/runtime.ts'
import { integrationKey, localityKey, portalSecret } from './backend-options.ts'
import { type Environment, StartupError } from './environment.ts'
import type { Metrics } from './metrics.ts'
import type { ProcessSecrets } from './secrets.ts'
import type { ReadUpload } from './uploads.ts'

const urlVariables = {
  identity: 'AUTH_URL',
  settings: 'SETTINGS_URL',
  users: 'USER_URL',
  notifications: 'NOTIFICATION_URL',
  integration: 'INTEGRATION_URL',
  locality: 'LOCALITY_URL',
  academic: 'ACADEMIC_URL',
  financial: 'FINANCIAL_URL',
} as const satisfies Record<ServiceName, keyof Environment>

export const identityProviderPath = `${appConfig.basePath}/id`
export const servicesPath = `${appConfig.basePath}/services` as const

/** Scheme and port that browsers use; the hostname differs by tenant. */
export function publicOrigin({ PUBLIC_URL, PORT }: Environment): URL {
  return new URL(PUBLIC_URL ?? `http://localhost:${PORT}`)
}

/** Returns a function that gives the portal's URL at a hostname, base path included. */
export function getPortalUrl(environment: Environment): (hostname: string) => string {
  const origin = publicOrigin(environment)
  return (hostname) => `${origin.protocol}//${hostname}${origin.port ? `:${origin.port}` : ''}${appConfig.basePath}`
}

/** The services that are called with a user's access token. */
const readsTokens = ['AUTH_URL', 'USER_URL', 'NOTIFICATION_URL', 'INTEGRATION_URL', 'ACADEMIC_URL', 'FINANCIAL_URL'] as const

/** Endpoints of the embedded provider, or of OIDC_ISSUER by discovery. @throws StartupError */
export async function identityProviderConfig(
  environment: Environment,
  secrets: Pick<ProcessSecrets, 'clientSecret'>,
): Promise<IdentityProviderConfig> {
  const clientId = environment.OIDC_CLIENT_ID ?? appConfig.alias
  if (!environment.OIDC_ISSUER) {
    const issuer = `${publicOrigin(environment).origin}${identityProviderPath}`
    // The loopback address, since this process cannot resolve *.localhost names.
    const internal = `http://127.0.0.1:${environment.PORT}${identityProviderPath}`
    return {
      issuer,
      isEmbedded: true,
      sendsIssuer: true,
      authorizationEndpoint: `${issuer}/auth`,
      endSessionEndpoint: `${issuer}/session/end`,
      passwordPage: `${issuer}/password`,
      tokenEndpoint: `${internal}/token`,
      revocationEndpoint: `${internal}/token/revocation`,
      jwksUri: `${internal}/jwks`,
      clientId,
      clientSecret: secrets.clientSecret,
    }
  }
  const embedded = readsTokens.filter((service) => !environment[service])
  if (embedded.length > 0)
    throw new StartupError(
      `With OIDC_ISSUER set ${embedded.join(', ')} must be: embedded services take tokens of the embedded provider alone`,
    )
  if (!environment.OIDC_CLIENT_SECRET) throw new StartupError('OIDC_CLIENT_SECRET must be set together with OIDC_ISSUER')
  const discovery = await fetch(`${environment.OIDC_ISSUER}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(10_000) })
    .then((response) => response.json() as Promise<Record<string, string> & { authorization_response_iss_parameter_supported?: boolean }>)
    .catch(() => {
      throw new StartupError(`OIDC_ISSUER (${environment.OIDC_ISSUER}) does not answer its discovery document`)
    })
  return {
    issuer: discovery.issuer!,
    isEmbedded: false,
    sendsIssuer: discovery.authorization_response_iss_parameter_supported === true,
    authorizationEndpoint: discovery.authorization_endpoint!,
    endSessionEndpoint: discovery.end_session_endpoint!,
    passwordPage: environment.OIDC_PASSWORD_URL ?? null,
    tokenEndpoint: discovery.token_endpoint!,
    revocationEndpoint: discovery.revocation_endpoint!,
    jwksUri: discovery.jwks_uri!,
    clientId,
    clientSecret: environment.OIDC_CLIENT_SECRET,
  }
}

export interface PortalRuntimeOptions {
  environment: Environment
  pool: pg.Pool
  exchangePool: pg.Pool
  listener: Listener
  log: Logger
  secrets: ProcessSecrets
  identityProvider: IdentityProviderConfig
  embedded: Readonly<Record<ServiceName, Service>>
  metrics: Metrics
  closing: AbortSignal
  readUpload: ReadUpload
}

/** Creates the portal's runtime, which calls embedded services in-process and others by URL. */
export function createPortalRuntime(options: PortalRuntimeOptions): PortalRuntime {
  const { environment, pool, exchangePool, listener, log, secrets, identityProvider, embedded, metrics, closing, readUpload } = options
  const keys: Partial<Record<ServiceName, Pick<ServiceEndpoint, 'apiKey' | 'isKeyOnly'>>> = {
    integration: { apiKey: integrationKey(environment, secrets) },
    locality: { apiKey: localityKey(environment, secrets), isKeyOnly: true },
  }
  const services = serviceNames.map((name) => {
    const url = environment[urlVariables[name]]
    return [name, { ...(url ? { url } : { call: embedded[name].call }), ...keys[name] }]
  })
  return {
    pool,
    exchangePool,
    sessions: createSessionCache(listener),
    log,
    services: Object.fromEntries(services),
    identityProvider,
    captchaProvider: environment.CAPTCHA_PROVIDER ?? null,
    cardAcquirerOrigin: environment.CARD_ACQUIRER_ORIGIN ? new URL(environment.CARD_ACQUIRER_ORIGIN).origin : null,
    filesOrigin: environment.FILES_URL ? new URL(environment.FILES_URL).origin : null,
    portalSecret: portalSecret(environment, secrets),
    encryptionKey: secrets.sessionEncryption,
    portalUrl: getPortalUrl(environment),
    closing,
    readUpload,
    countRefusal: (code) => metrics.refusals.inc({ code }),
    observeUpstream: (service, outcome, seconds) => metrics.upstream.observe({ service, outcome }, seconds),
  }
}
