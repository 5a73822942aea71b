import type { Logger } from 'pino'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { Locale } from '#config'
import type { PortalRuntime } from './runtime.ts'
import type { Upstream } from './upstream.server.ts'
import type { SidebarWidth } from './sidebar-preference.ts'
import type { Session } from './session/session.ts'
import type { TenantIntegration } from './tenant-integration.server.ts'

export interface RequestScope {
  runtime: PortalRuntime
  requestId: string
  /** The contract procedure that the browser called with this request; the log names it. */
  procedure?: string
  log: Logger
  /** Client address, for rate limits. */
  address: string
  /** The user agent as the browser sent it, cut; null when absent. */
  userAgent: string | null
  hostname: string
  /** The settings of the hostname: sign-in methods, frame ancestors. */
  settings: ApplicationSettings
  /** The settings of the tenant that the user acts in: name, theme, institutions, currency. */
  acting: ApplicationSettings
  /** Null before sign-in, and while a temporary password must be changed. */
  session: Session | null
  /** The browser had a session that has ended. */
  hasSessionEnded: boolean
  /** Session of a user who must change a temporary password. Separate, so that code unaware of it treats the user as signed out. */
  restrictedSession: Session | null
  locale: Locale
  sidebarWidth: SidebarWidth
  nonce: string
  upstream: Upstream
  upstreamWithCaptcha(captchaToken: string): Upstream
  integration(): Promise<TenantIntegration>
  setCookie(cookie: string): void
  /** Id of a tab with its own session; null for tabs that share the browser's. */
  tab: string | null
  setSessionCookie(secret: string, tab: string | null): void
  /** Clears all session cookies of this browser and returns their secrets. */
  clearSessionCookies(): string[]
}

export const fullOrRestrictedSession = ({ session, restrictedSession }: Pick<RequestScope, 'session' | 'restrictedSession'>) =>
  session ?? restrictedSession
