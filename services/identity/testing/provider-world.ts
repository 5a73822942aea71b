import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { CookieJar } from 'tough-cookie'
import { afterAll } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import { createIdentityProvider } from '../provider/identity-provider.ts'
import { loadSigningKeys } from '../provider/signing-keys.ts'

const client = { id: 'academic-services', secret: 'client-secret' }
const portalUrl = (hostname: string) => `http://${hostname}/academic-services`
export const callback = `${portalUrl('aurora.localhost')}/callback`

/** Starts the identity provider on its own port, with browsers for it. @param scheme of its public address */
export async function startProvider(scheme: 'http' | 'https' = 'http') {
  const { pool } = await createTestDatabase()
  const clock = { now: () => new Date() }
  await seedSettings(pool)
  await seedPeople(pool, clock.now())
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = scheme === 'http' ? `${origin}/id` : 'https://id.example/id'
  const listener = createIdentityProvider({
    pool,
    clock,
    log: pino({ level: 'silent' }),
    issuer,
    keys: await loadSigningKeys(pool, randomBytes(32)),
    secondFactorKey: Buffer.alloc(32),
    sendJob: async () => undefined,
    cookieKey: 'cookie-key',
    clientId: client.id,
    clientSecret: client.secret,
    captcha: createCaptcha({ pool, clock, secret: 'captcha', provider: null }),
    captchaProvider: null,
    portalUrl,
    getAddress: () => '203.0.113.7',
  })
  afterAll(() => void server.close())

  const verifier = randomBytes(32).toString('base64url')
  const authorize = (change: Record<string, string> = {}) =>
    `${origin}/id/auth?${new URLSearchParams({
      client_id: client.id,
      response_type: 'code',
      redirect_uri: callback,
      scope: 'openid profile offline_access',
      state: 'state-1',
      nonce: 'nonce-1',
      hostname: 'aurora.localhost',
      tenant_id: '1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...change,
    })}`

  /** @returns the answer of the back channel */
  async function back(path: string, fields: Record<string, string>) {
    const response = await fetch(`${origin}/id${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}` },
      body: new URLSearchParams(fields),
    })
    const text = await response.text()
    return { status: response.status, ...(JSON.parse(text || '{}') as { error?: string; refresh_token?: string }) }
  }

  return {
    pool,
    origin,
    authorize,
    browser: () => getBrowser(origin, authorize),
    exchange: (code: string) => back('/token', { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: callback }),
    refresh: (token: string) => back('/token', { grant_type: 'refresh_token', refresh_token: token }),
    revoke: (token: string) => back('/token/revocation', { token }),
  }
}

export interface ProviderAnswer {
  status: number
  body: string
  next: string
  setCookies: string[]
}

function getBrowser(origin: string, authorize: () => string) {
  const jar = new CookieJar()
  async function send(address: string, form?: Record<string, string>): Promise<ProviderAnswer> {
    const url = new URL(address, origin).href
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: await jar.getCookieString(url), 'accept-language': 'pt-BR', ...(form && { origin }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const setCookies = response.headers.getSetCookie()
    for (const line of setCookies) await jar.setCookie(line, url)
    return {
      status: response.status,
      body: await response.text(),
      next: new URL(response.headers.get('location') ?? '/', url).href,
      setCookies,
    }
  }
  /** Follows redirects to a page, or to an address of the portal, which is not requested. */
  async function follow(address: string): Promise<{ at: string; answer: ProviderAnswer | null }> {
    let at = address
    for (let steps = 0; steps < 10; steps++) {
      if (!at.startsWith(origin)) return { at, answer: null }
      const answer = await send(at)
      if (answer.status < 300 || answer.status >= 400) return { at, answer }
      at = answer.next
    }
    throw new Error('too many redirects')
  }
  return {
    jar,
    send,
    follow,
    /** @returns the code of a sign-in */
    async signIn(username = 'ana.souza'): Promise<string> {
      const { at } = await follow(authorize())
      const { next } = await send(at, { login: username, password: demoPassword })
      return new URL((await follow(next)).at).searchParams.get('code')!
    },
  }
}
