import type { Logger } from 'pino'
import type { ApplicationSettings } from '#api/settings.ts'
import type { Locale } from '#config'
import type { PortalRuntime } from './runtime.ts'
import type { Upstream } from './upstream.server.ts'
import type { SidebarWidth } from './sidebar-preference.ts'
import type { Session } from '../auth/session/session.ts'
import type { TenantIntegration } from './tenant-integration.server.ts'

/** Everything that is known of one incoming request. Lives on the server only. */
export interface RequestScope {
  runtime: PortalRuntime
  requestId: string
  log: Logger
  /** Where the request came from, for limits. */
  address: string
  /** Host name without port. */
  hostname: string
  /** Of the hostname: ways in, who may frame the portal. */
  settings: ApplicationSettings
  /** Of the tenant that the person acts in: its name, look, institutions, currency. The hostname's own while that is the same. */
  acting: ApplicationSettings
  /** Of whoever may use the portal. */
  session: Session | null
  /**
   * Of whoever has to set a password first. Kept apart, so that code that forgets about it takes the person for signed
   * out.
   */
  restrictedSession: Session | null
  locale: Locale
  /** How this browser keeps the menu. */
  sidebarWidth: SidebarWidth
  nonce: string
  upstream: Upstream
  /** The same, for calls that need a solved captcha. */
  upstreamWithCaptcha(captchaToken: string): Upstream
  /** What the integration module says of the tenant that the person acts in. */
  integration(): Promise<TenantIntegration>
  setCookie(cookie: string): void
  /** The tab with a session of its own that the request comes from; null for tabs that share the browser's. */
  tab: string | null
  /** Gives this browser the secret of a new session: for one tab, or for all that have none of their own. */
  keepSession(secret: string, tab: string | null): void
  /** The secrets of all sessions of this browser, which lose their cookies by it. */
  takeSessions(): string[]
}

/** The session of whoever is signed in, a password to be set first or not. */
export const fullOrRestrictedSession = ({ session, restrictedSession }: Pick<RequestScope, 'session' | 'restrictedSession'>) =>
  session ?? restrictedSession
