import type pg from 'pg'
import type { Logger } from 'pino'
import type { CaptchaProviderName } from '#api/captcha-providers.ts'

/** The upstream services, by the name of their contract. */
export const serviceNames = ['identity', 'settings', 'users', 'notifications', 'integration', 'financial'] as const
export type ServiceName = (typeof serviceNames)[number]

/** How one service is reached: a fetch in this process, or a base URL over HTTP. */
export interface ServiceEndpoint {
  /** Base URL without a trailing slash; for a service in this process only its path counts. */
  url: string
  /** Whether this process serves it. */
  embedded: boolean
  fetch(request: Request): Promise<Response>
}

/** Addresses and credentials of the identity provider. */
export interface IdentityProviderConfig {
  issuer: string
  authorizationEndpoint: string
  endSessionEndpoint: string
  /** Where people change their password; null where nobody said. */
  passwordPage: string | null
  /** Called by the server: may differ from what browsers see. */
  tokenEndpoint: string
  revocationEndpoint: string
  jwksUri: string
  clientId: string
  clientSecret: string
}

/** What the process hands to the portal with every request. */
export interface PortalRuntime {
  pool: pg.Pool
  /**
   * Connections that wait for the identity provider while they hold a session's row. Of their own, since the
   * embedded provider answers from `pool`: ten such waits in it would leave none for the answer.
   */
  exchangePool: pg.Pool
  log: Logger
  services: Record<ServiceName, ServiceEndpoint>
  identityProvider: IdentityProviderConfig
  /** Who tells people from robots; null for the built-in puzzle. */
  captchaProvider: CaptchaProviderName | null
  /** Where browsers hand cards, when that is not the portal itself. */
  cardAcquirerOrigin: string | null
  /** 32 bytes that encrypt what the session keeps. */
  encryptionKey: Buffer
  /** The portal's public base address for a hostname, base path included, without a trailing slash. */
  portalUrl(hostname: string): string
  /** Aborts when the process finishes: live connections end, so that they do not hold it up. */
  closing: AbortSignal
  /** Counts one upstream call for the metrics. */
  observeUpstream(service: ServiceName, outcome: string, seconds: number): void
}
