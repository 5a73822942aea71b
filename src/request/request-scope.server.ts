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
  /** Of the hostname: sign-in methods, who may frame the portal. */
  settings: ApplicationSettings
  /** Of the tenant that the person acts in: its name, theme, institutions, currency. */
  acting: ApplicationSettings
  /** Null before sign-in, and while a temporary password has to be changed. */
  session: Session | null
  /**
   * Of a person who must change a temporary password first. Kept apart, so that code that ignores it treats the person
   * as signed out.
   */
  restrictedSession: Session | null
  locale: Locale
  sidebarWidth: SidebarWidth
  nonce: string
  upstream: Upstream
  /** The same, for calls that need a solved captcha. */
  upstreamWithCaptcha(captchaToken: string): Upstream
  /** Support channels and currency of the tenant that the person acts in. */
  integration(): Promise<TenantIntegration>
  setCookie(cookie: string): void
  /** The tab with a session of its own that the request comes from; null for tabs that share the browser's. */
  tab: string | null
  /** Sets the cookie of a new session, for one tab or the whole browser. */
  setSessionCookie(secret: string, tab: string | null): void
  /** Clears all session cookies of this browser and returns their secrets. */
  clearSessionCookies(): string[]
}

/** The session, also when a temporary password has to be changed first. */
export const fullOrRestrictedSession = ({ session, restrictedSession }: Pick<RequestScope, 'session' | 'restrictedSession'>) =>
  session ?? restrictedSession
