import type { ApplicationSettings } from '#api/settings.ts'
import { appConfig } from '#config'
import { clearedSessionCookie, readCookies, sessionCookieHeader } from '../../request/cookies.server.ts'
import { isPageRequest, redirectTo } from '../../request/http.server.ts'
import { randomToken } from '../../request/secrets.server.ts'

const { cookie: sessionCookie } = appConfig.session
const { parameter, header } = appConfig.tabs
const prefix = `${sessionCookie}-`
/** More would make requests too large for some proxies; the oldest is dropped. */
const maxTabs = 8
const tabPattern = /^[0-9a-z]{8}[\w-]{8}$/

/** Names a tab in its address and its cookie. No secret: the cookie's value is. The time comes first, so that names sort. */
export const newTab = () => `${Date.now().toString(36).padStart(8, '0').slice(-8)}${randomToken(6)}`

/**
 * Which tab a request comes from, where tabs are independent: its own address, what the portal's scripts say, or the
 * page that asked.
 *
 * @returns null for a tab that shares the browser's session
 */
export function tabOf(request: Request, { independentTabsEnabled }: Pick<ApplicationSettings, 'independentTabsEnabled'>): string | null {
  if (!independentTabsEnabled) return null
  const url = new URL(request.url)
  const page = URL.parse(request.headers.get('referer') ?? '')
  const named =
    url.searchParams.get(parameter) ??
    request.headers.get(header) ??
    (page?.origin === url.origin ? page.searchParams.get(parameter) : null)
  return named && tabPattern.test(named) ? named : null
}

/** A session that a browser's cookie speaks of, and what clears that cookie. */
export interface CookieSession {
  secret: string
  cleared: string
}

/** Sessions that a tab may use, its own first. */
export function sessionsOf(request: Request, tab: string | null): CookieSession[] {
  return known(request, [...(tab ? [prefix + tab] : []), sessionCookie])
}

/** Every session of this browser. */
export function allSessionsOf(request: Request): CookieSession[] {
  return known(request, [sessionCookie, ...tabsOf(request).map((tab) => prefix + tab)])
}

function known(request: Request, names: string[]): CookieSession[] {
  const cookies = readCookies(request)
  return names.flatMap((name) => {
    const secret = cookies[name]
    return secret ? [{ secret, cleared: clearedSessionCookie(name) }] : []
  })
}

/** The cookies that a new session of a tab needs: its own, and none of tabs that are too many. */
export function tabCookies(request: Request, tab: string | null, secret: string): string[] {
  if (tab === null) return [sessionCookieHeader(secret)]
  const others = tabsOf(request).filter((other) => other !== tab)
  return [
    sessionCookieHeader(secret, prefix + tab),
    ...others.slice(0, Math.max(0, others.length + 1 - maxTabs)).map((old) => clearedSessionCookie(prefix + old)),
  ]
}

/** Tabs of this browser that have a session of their own, oldest first. */
function tabsOf(request: Request): string[] {
  return Object.keys(readCookies(request))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((name) => tabPattern.test(name))
    .sort()
}

/**
 * Answers a page that a tab with a session of its own leads to by an address that forgot the tab: the same address
 * with it, so that it survives a reload.
 *
 * @returns null for any other page
 */
export function redirectToTab({ tab }: { tab: string | null }, request: Request): Response | null {
  const url = new URL(request.url)
  if (!tab || !isPageRequest(request) || url.searchParams.has(parameter) || !tabsOf(request).includes(tab)) return null
  return redirectTo(withTab(`${url.pathname}${url.search}`, tab))
}

/** The same page for another tab. */
export function withTab(page: string, tab: string | null): string {
  const [path, search] = page.split('?')
  const params = new URLSearchParams(search)
  params.delete(parameter)
  if (tab) params.set(parameter, tab)
  return params.size > 0 ? `${path}?${params}` : path!
}

/** The tab that a page's address names; null for none. */
export function tabIn(page: string): string | null {
  const named = new URLSearchParams(page.split('?')[1]).get(parameter)
  return named && tabPattern.test(named) ? named : null
}
