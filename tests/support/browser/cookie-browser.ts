import { Cookie, CookieJar } from 'tough-cookie'
import { type Challenge, solveChallenge } from '../../../api/identity/proof-of-work.ts'
import { appConfig } from '../../../app.config.ts'
import { type Answer, ask } from './server-functions.ts'

export interface CookieAnswer extends Answer {
  /** Where a redirect leads; null for any other answer. */
  next: URL | null
}

/** A browser without pages: it keeps cookies, sends forms and follows redirects. */
export interface CookieBrowser {
  /** One request; a form is posted from the address's own origin. */
  send(address: URL | string, form?: Record<string, string>): Promise<CookieAnswer>
  /** Follows redirects up to an address that is looked for, which is not asked; null when they end before. */
  follow(from: URL | string, until: (url: URL) => boolean): Promise<URL | null>
  /**
   * Sends the identity provider's form.
   *
   * @param interaction address of its page
   * @returns where it leads; null when it refuses the person
   */
  typePassword(interaction: URL, username: string, password: string): Promise<URL | null>
  /** Value of a cookie for an address. */
  cookie(name: string, address: string): Promise<string | undefined>
  setCookie(name: string, value: string, address: string): Promise<void>
  dropCookie(name: string, address: string): Promise<void>
  cookies(): Promise<Cookie[]>
}

export const isInteraction = (url: URL) => url.pathname.includes('/id/interaction/')

export function cookieBrowser(locale = 'pt-BR'): CookieBrowser {
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false })

  const send: CookieBrowser['send'] = async (address, form) => {
    const url = new URL(address)
    const answer = await ask({
      host: url.hostname,
      port: Number(url.port),
      method: form ? 'POST' : 'GET',
      path: url.href.slice(url.origin.length + appConfig.basePath.length),
      cookie: await jar.getCookieString(url.href),
      headers: {
        'accept-language': locale,
        accept: 'text/html',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) await jar.setCookie(line, url.href)
    return { ...answer, next: answer.headers.location ? new URL(String(answer.headers.location), url) : null }
  }

  return {
    send,
    follow: async (from, until) => {
      let at: URL | null = new URL(from)
      for (let steps = 0; at && steps < 12; steps++) {
        if (steps > 0 && until(at)) return at
        at = (await send(at)).next
      }
      return null
    },
    typePassword: async (interaction, username, password) => {
      const { body } = await send(new URL(`${appConfig.basePath}/id/captcha`, interaction))
      const captcha = await solveChallenge(JSON.parse(body) as Challenge)
      return (await send(interaction, { login: username, password, captcha })).next
    },
    cookie: async (name, address) => (await jar.getCookies(address)).find(({ key }) => key === name)?.value,
    setCookie: async (name, value, address) => void (await jar.setCookie(`${name}=${value}; Path=/; Secure; HttpOnly`, address)),
    dropCookie: async (name, address) => void (await jar.setCookie(`${name}=; Path=/; Secure; HttpOnly; Max-Age=0`, address)),
    cookies: async () => (await jar.serialize()).cookies.flatMap((kept) => Cookie.fromJSON(kept) ?? []),
  }
}
