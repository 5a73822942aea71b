import type pg from 'pg'
import type { Logger } from 'pino'
import type { CaptchaProviderName } from '#api/identity/captcha-providers.ts'
import type { SessionCache } from './session/session-cache.server.ts'

export const serviceNames = ['identity', 'settings', 'users', 'notifications', 'integration', 'locality', 'academic', 'financial'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Calls a procedure by its path in the contract. Throws ORPCError. */
export type CallInProcess = (
  path: readonly string[],
  input: unknown,
  options: { headers: ReadonlyMap<string, string>; signal: AbortSignal },
) => Promise<unknown>

/** A service of its own, by its base URL without a trailing slash, or one in this process. */
export type ServiceEndpoint = ({ url: string; call?: undefined } | { url?: undefined; call: CallInProcess }) & {
  /** Sent as `x-api-key`. */
  apiKey?: string
  /** Asked without the person's token. */
  isKeyOnly?: boolean
}

export interface IdentityProviderConfig {
  issuer: string
  /** Whether accounts are the `users` service's own, which then proves who somebody is. */
  isEmbedded: boolean
  /** Whether its responses carry `iss` (RFC 9207); one without is then refused. */
  sendsIssuer: boolean
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

/** Reads a form with files onto disk; `busy` if too many are being read for its owner or in this process. */
export type ReadUpload = (
  request: Request,
  owner: string,
  maxFileSize: number,
) => Promise<{ form: FormData; discard(): Promise<void> } | 'busy' | 'malformed'>

export interface PortalRuntime {
  pool: pg.Pool
  /** Separate, since the embedded identity provider uses `pool`: ten token exchanges waiting there would deadlock. */
  exchangePool: pg.Pool
  sessions: SessionCache
  log: Logger
  services: Record<ServiceName, ServiceEndpoint>
  identityProvider: IdentityProviderConfig
  /** The secret by which services recognise the portal. */
  portalSecret: string
  /** Null for the built-in proof of work. */
  captchaProvider: CaptchaProviderName | null
  /** Null when the portal itself takes card data. */
  cardAcquirerOrigin: string | null
  /** Where browsers send files and read them; null when the portal itself keeps them. */
  filesOrigin: string | null
  /** 32 bytes; encrypts tokens at rest. */
  encryptionKey: Buffer
  /** Public base URL for a hostname, base path included, without a trailing slash. */
  portalUrl(hostname: string): string
  closing: AbortSignal
  readUpload: ReadUpload
  /** Counts refusals by code. */
  countRefusal(code: string): void
  observeUpstream(service: ServiceName, outcome: string, seconds: number): void
}
