import type { IncomingMessage } from 'node:http'
import { parse } from 'hono/utils/cookie'
import type pg from 'pg'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { settingsOfHostname, settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { chooseLanguage } from './words.ts'

/** Cookie with the browser's last portal, for pages that are not opened by a request of a portal. */
export const placeCookie = 'idp_portal'

export interface PagePlace {
  /** Settings of the portal; null for the neutral look. */
  settings: ApplicationSettings | null
  language: ReturnType<typeof chooseLanguage>
  /** URL of the portal with its base path; null if none is registered. */
  portal: string | null
}

interface PlaceOptions {
  pool: pg.Pool
  portalUrl(hostname: string): string
}

/** Returns look, language and portal of a page: those requested, else the browser's last ones, else the application's own. */
export async function getPlace(
  { pool, portalUrl }: PlaceOptions,
  { headers }: Pick<IncomingMessage, 'headers'>,
  asked: { hostname?: unknown; ui_locales?: unknown } = {},
): Promise<PagePlace> {
  const [lastHostname, lastLanguage] = (parse(headers.cookie ?? '')[placeCookie] ?? '').split('|')
  const known = async (hostname: unknown) => (hostname && typeof hostname === 'string' ? settingsOfHostname(pool, hostname) : null)
  const settings = (await known(asked.hostname)) ?? (await known(lastHostname)) ?? (await settingsOfTenant(pool, 0))
  const language = chooseLanguage(String(asked.ui_locales ?? '') || lastLanguage || headers['accept-language'])
  return { settings, language, portal: settings && portalUrl(settings.hostname) }
}

/** Set-Cookie header that remembers a place for a day. */
export const placeCookieHeader = ({ settings, language }: PagePlace, path: string, secure: boolean) =>
  `${placeCookie}=${encodeURIComponent(`${settings?.hostname ?? ''}|${language}`)}; Path=${path}; Max-Age=86400; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
