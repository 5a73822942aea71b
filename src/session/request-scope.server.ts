import type { Logger } from 'pino'
import type { ApplicationSettings } from '#api/settings.ts'
import type { Locale } from '#config'
import type { PortalRuntime } from '../upstream/runtime.ts'
import type { Upstream } from '../upstream/upstream.server.ts'
import type { Session } from './session.ts'

/** Everything that is known of one incoming request. Lives on the server only. */
export interface RequestScope {
  runtime: PortalRuntime
  requestId: string
  log: Logger
  /** Host name without port. */
  hostname: string
  settings: ApplicationSettings
  session: Session | null
  locale: Locale
  nonce: string
  upstream: Upstream
  setCookie(cookie: string): void
}
