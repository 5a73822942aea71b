import type { Cookie } from 'tough-cookie'
import { type CookieBrowser, cookieBrowser, isInteraction } from './cookie-browser.ts'
import { portalUrl } from './portal.ts'

interface SignIn {
  host: string
  port: number
  username: string
  password: string
}

/** A cookie as a browser context takes it. */
export interface BrowserCookie {
  name: string
  value: string
  domain: string
  path: string
  httpOnly: boolean
  secure: boolean
  sameSite: 'Lax' | 'Strict' | 'None'
  expires?: number
}

/**
 * Signs in at the identity provider as its page does, without drawing it.
 *
 * @returns whether the institution signs people in there
 * @throws Error when the provider does not accept the person
 */
export async function signInAtProvider(browser: CookieBrowser, { host, port, username, password }: SignIn): Promise<boolean> {
  const interaction = await browser.follow(portalUrl('/auth/signin?provider=true', host, port), isInteraction)
  if (!interaction) return false
  const next = await browser.typePassword(interaction, username, password)
  // What the session is for stands in its cookie; the page itself is the browser's to ask for.
  const end = next && (await browser.follow(next, (url) => url.hostname === host && !url.pathname.endsWith('/callback')))
  if (!end) throw new Error(`${username} was not let in`)
  return true
}

/** The same for a browser with pages. @returns its cookies; null where the institution signs people in elsewhere */
export async function signInByRequests({ locale, ...person }: SignIn & { locale: string }): Promise<BrowserCookie[] | null> {
  const browser = cookieBrowser(locale)
  if (!(await signInAtProvider(browser, person))) return null
  return (await browser.cookies()).filter((cookie) => cookie.TTL() > 0).map(inBrowser)
}

function inBrowser({ key, value, domain, path, httpOnly, secure, sameSite, expires }: Cookie): BrowserCookie {
  const known: Record<string, BrowserCookie['sameSite']> = { strict: 'Strict', none: 'None' }
  const until = expires instanceof Date ? expires.getTime() / 1000 : null
  return {
    name: key,
    value,
    domain: domain!,
    path: path ?? '/',
    httpOnly: httpOnly ?? false,
    secure: secure ?? false,
    sameSite: known[sameSite ?? ''] ?? 'Lax',
    ...(until && { expires: until }),
  }
}
