import type pg from 'pg'
import type { Logger } from 'pino'
import type { CaptchaProviderName } from '#api/captcha-providers.ts'

export const serviceNames = ['identity', 'settings', 'users', 'notifications', 'integration', 'financial'] as const
export type ServiceName = (typeof serviceNames)[number]

export interface ServiceEndpoint {
  /** Base URL without a trailing slash; for an embedded service only its path counts. */
  url: string
  embedded: boolean
  fetch(request: Request): Promise<Response>
}

export interface IdentityProviderConfig {
  issuer: string
  authorizationEndpoint: string
  endSessionEndpoint: string
  passwordPage: string | null
  /** Called by the server: may differ from what browsers see. */
  tokenEndpoint: string
  revocationEndpoint: string
  jwksUri: string
  clientId: string
  clientSecret: string
}

export interface PortalRuntime {
  pool: pg.Pool
  /** Separate, since the embedded identity provider uses `pool`: ten token exchanges waiting there would deadlock. */
  exchangePool: pg.Pool
  log: Logger
  services: Record<ServiceName, ServiceEndpoint>
  identityProvider: IdentityProviderConfig
  /** Null for the built-in proof of work. */
  captchaProvider: CaptchaProviderName | null
  /** Null when the portal itself takes card data. */
  cardAcquirerOrigin: string | null
  /** 32 bytes; encrypts tokens at rest. */
  encryptionKey: Buffer
  /** Public base URL for a hostname, base path included, without a trailing slash. */
  portalUrl(hostname: string): string
  closing: AbortSignal
  observeUpstream(service: ServiceName, outcome: string, seconds: number): void
}
