import type { ApplicationSettings } from '#api/settings/settings.ts'
import { appConfig } from '#config'
import { clearedSessionCookie, readCookies, sessionCookieHeader } from '../cookies.server.ts'
import { isPageRequest, createRedirect } from '../http.server.ts'
import type { RequestScope } from '../request-scope.server.ts'
import { randomToken } from '../secrets.server.ts'

const { cookie: sessionCookie } = appConfig.session
const { parameter, header } = appConfig.tabs
const prefix = `${sessionCookie}-`
/** More would make headers too large for some proxies; the oldest is dropped. */
const maxTabs = 8
const tabPattern = /^[0-9a-z]{8}[\w-]{8}$/

/** Not secret: the cookie's value is. Starts with the time, so that ids sort by age. */
export const newTab = () => `${Date.now().toString(36).padStart(8, '0').slice(-8)}${randomToken(6)}`

/** Tab of a request by URL, header or referring page; null for tabs that share the browser's session. */
export function getTab(request: Request, { independentTabsEnabled }: Pick<ApplicationSettings, 'independentTabsEnabled'>): string | null {
  if (!independentTabsEnabled) return null
  const url = new URL(request.url)
  const page = URL.parse(request.headers.get('referer') ?? '')
  const named =
    url.searchParams.get(parameter) ??
    request.headers.get(header) ??
    (page?.origin === url.origin ? page.searchParams.get(parameter) : null)
  return named && tabPattern.test(named) ? named : null
}

export interface CookieSession {
  secret: string
  cleared: string
}

/** Returns the browser's sessions, the tab's own first. */
export function getSessions(request: Request, tab: string | null): CookieSession[] {
  return known(request, [...(tab ? [prefix + tab] : []), sessionCookie])
}

export function getAllSessions(request: Request): CookieSession[] {
  return known(request, [sessionCookie, ...getTabs(request).map((tab) => prefix + tab)])
}

function known(request: Request, names: string[]): CookieSession[] {
  const cookies = readCookies(request)
  return names.flatMap((name) => {
    const secret = cookies[name]
    return secret ? [{ secret, cleared: clearedSessionCookie(name) }] : []
  })
}

/** Cookies for a tab's new session; clears those of the oldest tabs above the limit. */
export function tabCookies(request: Request, tab: string | null, secret: string): string[] {
  if (tab === null) return [sessionCookieHeader(secret)]
  const others = getTabs(request).filter((other) => other !== tab)
  return [
    sessionCookieHeader(secret, prefix + tab),
    ...others.slice(0, Math.max(0, others.length + 1 - maxTabs)).map((old) => clearedSessionCookie(prefix + old)),
  ]
}

function getTabs(request: Request): string[] {
  return Object.keys(readCookies(request))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((name) => tabPattern.test(name))
    .sort()
}

/** Restores the tab in the URL of a page opened from a tab with its own session, so that it survives a reload. Null for other pages. */
export function redirectToTab({ tab }: { tab: string | null }, request: Request): Response | null {
  const url = new URL(request.url)
  if (!tab || !isPageRequest(request) || url.searchParams.has(parameter) || !getTabs(request).includes(tab)) return null
  return createRedirect(withTab(`${url.pathname}${url.search}`, tab))
}

/** Makes the browser repeat a form at the tab's own address, for forms that are answered with a page: its links keep the tab. */
export function repeatInTab({ tab }: { tab: string | null }, request: Request): Response | null {
  const url = new URL(request.url)
  return tab && !url.searchParams.has(parameter) ? createRedirect(withTab(`${url.pathname}${url.search}`, tab), 307) : null
}

export function withTab(page: string, tab: string | null): string {
  const [path, search] = page.split('?')
  const params = new URLSearchParams(search)
  params.delete(parameter)
  if (tab) params.set(parameter, tab)
  return params.size > 0 ? `${path}?${params}` : path!
}

/** Leads to a page after a form. @param page path and query without the base path */
export function toPage({ runtime, hostname, tab }: Pick<RequestScope, 'runtime' | 'hostname' | 'tab'>, page: string): Response {
  return createRedirect(`${runtime.portalUrl(hostname)}${withTab(page, tab)}`, 303)
}

export function readTab(page: string): string | null {
  const named = new URLSearchParams(page.split('?')[1]).get(parameter)
  return named && tabPattern.test(named) ? named : null
}
