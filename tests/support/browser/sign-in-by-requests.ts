import { Cookie, CookieJar } from 'tough-cookie'
import { type Challenge, solveChallenge } from '../../../api/proof-of-work.ts'
import { appConfig } from '../../../app.config.ts'
import { ask } from './server-functions.ts'

export interface SignIn {
  host: string
  port: number
  username: string
  password: string
  locale: string
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
 * Signs in at the identity provider as its page does, without drawing it: tests of what comes after start sooner.
 *
 * @returns the cookies that the browser would have; null where the institution signs people in elsewhere
 * @throws Error when the provider does not accept the person
 */
export async function signInByRequests({ host, port, username, password, locale }: SignIn): Promise<BrowserCookie[] | null> {
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false })
  const start = `http://${host}:${port}${appConfig.basePath}/`
  const send = async (url: URL, form?: Record<string, string>) => {
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
    return { body: answer.body, next: answer.headers.location ? new URL(String(answer.headers.location), url) : null }
  }

  const interaction = await follow(new URL(start), send, (url) => url.pathname.includes('/id/interaction/'))
  if (!interaction) return null
  const { body } = await send(new URL(`${appConfig.basePath}/id/captcha`, interaction))
  const captcha = await solveChallenge(JSON.parse(body) as Challenge)
  const { next } = await send(interaction, { login: username, password, captcha })
  // What the session is for stands in its cookie; the page itself is the browser's to ask for.
  const end = next && (await follow(next, send, (url) => url.hostname === host && !url.pathname.endsWith('/callback')))
  if (!end) throw new Error(`${username} was not let in`)
  const cookies = (await jar.serialize()).cookies.flatMap((kept) => Cookie.fromJSON(kept) ?? [])
  return cookies.filter((cookie) => cookie.TTL() > 0).map(inBrowser)
}

/** Goes where answers lead until the next address is one that is looked for; null when the way ends before. */
async function follow(from: URL, send: (url: URL) => Promise<{ next: URL | null }>, until: (url: URL) => boolean): Promise<URL | null> {
  let at: URL | null = from
  for (let steps = 0; at && steps < 12; steps++) {
    if (steps > 0 && until(at)) return at
    at = (await send(at)).next
  }
  return null
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
