import { createHash, randomBytes } from 'node:crypto'
import { solveChallenge } from '../../api/identity/proof-of-work.ts'
import { loadSecrets } from '../../server/secrets.ts'

const password = 'Aurora#2026'

/** Signs a demo user in as a browser would. Returns the `cookie` header, without the cookie that says what a browser has cached. */
export async function sessionCookie(origin, username) {
  const browser = createBrowser()
  const form = await browser.open(`${origin}/academic-services/auth/signin`)
  const page = await browser.follow(await browser.submit(form, await credentials(origin, username)))
  if (!page.ok) throw new Error(`${username} could not sign in: ${page.status}`)
  return browser
    .cookies()
    .split('; ')
    .filter((pair) => !pair.startsWith('academic-services-files='))
    .join('; ')
}

export async function accessToken(origin, username, dataDirectory) {
  const { clientSecret } = await loadSecrets(undefined, dataDirectory)
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${origin}/academic-services/callback`
  const authorize = new URL(`${origin}/academic-services/id/auth`)
  authorize.search = String(
    new URLSearchParams({
      client_id: 'academic-services',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile offline_access',
      state: 'bench',
      nonce: 'bench',
      hostname: 'localhost',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    }),
  )
  const browser = createBrowser()
  const form = await browser.open(authorize.href)
  const callback = await browser.follow(await browser.submit(form, await credentials(origin, username)), (location) =>
    location.startsWith(redirectUri),
  )
  const answer = await fetch(`${origin}/academic-services/id/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`academic-services:${encodeURIComponent(clientSecret)}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: new URL(callback).searchParams.get('code'),
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  const { access_token: token } = await answer.json()
  if (!token) throw new Error(`No access token for ${username}: ${answer.status}`)
  return token
}

async function credentials(origin, username) {
  const challenge = await (await fetch(`${origin}/academic-services/id/captcha`)).json()
  return { login: username, password, captcha: await solveChallenge(challenge) }
}

function createBrowser() {
  const jar = new Map()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(url, init = {}) {
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie: cookies() } })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair, ...attributes] = cookie.split(';')
      const [name, ...value] = pair.split('=')
      if (value.join('=') === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) jar.delete(name)
      else jar.set(name, value.join('='))
    }
    return { response, url }
  }

  async function follow(answer, stop = () => false) {
    let { response, url } = answer
    while (response.status >= 300 && response.status < 400) {
      const location = new URL(response.headers.get('location'), url).href
      if (stop(location)) return location
      ;({ response, url } = await send(location))
    }
    return Object.assign(response, { finalUrl: url })
  }

  return {
    cookies,
    follow,
    async open(url) {
      const page = await follow(await send(url))
      const action = /<form method="post" action="([^"]+)"/.exec(await page.text())?.[1]
      if (!action) throw new Error(`No form at ${page.finalUrl}`)
      return new URL(action, page.finalUrl).href
    },
    submit: (url, fields) => send(url, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}
