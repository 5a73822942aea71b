import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { appConfig } from '../../app.config.ts'
import { loadSecrets } from '../../server/secrets.ts'
import type { TokenSet } from '../../src/request/session/session.ts'
import { seal, unseal } from '../../src/request/secrets.server.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { type CookieBrowser, cookieBrowser, isInteraction } from '../support/browser/cookie-browser.ts'
import { startOtherServer } from '../support/browser/other-server.ts'
import { addHostname, addPerson, getLaunchToken } from '../support/browser/people.ts'
import { databaseUrlFile, hosts, portFor, portalPort, portalUrl } from '../support/browser/portal.ts'
import { ask, callFunction, serverFunctions, getSessionCookie } from '../support/browser/server-functions.ts'
import { signInAtProvider } from '../support/browser/sign-in-by-requests.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const ids = serverFunctions()
const { sessionEncryption, clientSecret } = await loadSecrets(undefined, path.dirname(databaseUrlFile))
const student = { institutionId: 11, name: 'Aluno', profile: 'STUDENT' as const }
const password = 'Aurora#2026'

const getSecret = (browser: CookieBrowser, host: string = hosts.aurora) => browser.cookie(appConfig.session.cookie, portalUrl('/', host))
const cookieOf = async (browser: CookieBrowser, host?: string) => `${appConfig.session.cookie}=${await getSecret(browser, host)}`
const signIn = (browser: CookieBrowser, username: string, host: string = hosts.aurora) =>
  signInAtProvider(browser, { host, port: portalPort, username, password })

/** What the identity provider answers to the portal's own back channel. */
function askForTokens(fields: Record<string, string>) {
  return fetch(`http://127.0.0.1:${portalPort}/academic-services/id/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${appConfig.alias}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams(fields),
  })
}

/** The tokens that a session keeps. */
async function getTokens(secret: string | undefined): Promise<TokenSet> {
  const hash = createHash('sha256').update(secret!).digest()
  const { rows } = await database.query<{ tokens: Buffer }>('select tokens from portal.session where id_hash = $1', [hash])
  return JSON.parse(unseal(sessionEncryption, rows[0]!.tokens)) as TokenSet
}

describe('a code', () => {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  /** A code as the identity provider gives it to a client that asked with this challenge. */
  async function codeFor(browser: CookieBrowser): Promise<string> {
    const authorize = new URL(`http://localhost:${portalPort}/academic-services/id/auth`)
    authorize.search = new URLSearchParams({
      client_id: appConfig.alias,
      response_type: 'code',
      redirect_uri: portalUrl('/callback'),
      scope: 'openid profile offline_access',
      state: 'state',
      nonce: 'nonce',
      hostname: hosts.aurora,
      tenant_id: '1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).toString()
    // The portal knows nothing of this sign-in and is not asked.
    const isCallback = (url: URL) => url.pathname.endsWith('/callback')
    const at = await browser.follow(authorize, (url) => isInteraction(url) || isCallback(url))
    const next = isInteraction(at!) ? await browser.typePassword(at!, 'clara.dias', password) : at
    const callback = isCallback(next!) ? next : await browser.follow(next!, isCallback)
    return callback!.searchParams.get('code')!
  }

  async function exchange(code: string, verifiedBy: string, redirectUri = portalUrl('/callback')) {
    const answer = await askForTokens({ grant_type: 'authorization_code', code, code_verifier: verifiedBy, redirect_uri: redirectUri })
    return { status: answer.status, ...((await answer.json()) as { error?: string }) }
  }

  test('is worth nothing without its verifier, elsewhere, or a second time', async () => {
    const browser = cookieBrowser()
    const refused = { status: 400, error: 'invalid_grant' }
    expect(await exchange(await codeFor(browser), randomBytes(32).toString('base64url'))).toMatchObject(refused)
    expect(await exchange(await codeFor(browser), verifier, portalUrl('/callback', hosts.ipe))).toMatchObject(refused)
    const code = await codeFor(browser)
    expect(await exchange(code, verifier)).toMatchObject({ status: 200 })
    expect(await exchange(code, verifier)).toMatchObject(refused)
  })
})

describe('an address', () => {
  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '///evil.example',
    '/%09/evil.example',
    '/academic-services//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\r\nx-evil: 1',
    'https://aurora.localhost@evil.example/',
    '/..//evil.example',
    'data:text/html,x',
  ]

  test('never leads to another site, whatever it asks for', async () => {
    const person = await addPerson(database, 2, [{ ...student, institutionId: 21 }])
    const cookie = await sessionByLaunch(database, { host: hosts.ipe }, { tenantId: 2, userId: person.id, choice: null })
    const allowed = new RegExp(`^(/|http://(${hosts.ipe}|${hosts.aurora}|localhost):${portalPort}/academic-services)`)
    for (const value of hostile) {
      const wanted = encodeURIComponent(value)
      const paths = [
        `/auth/signin?returnTo=${wanted}`,
        `/auth/saml?returnTo=${wanted}`,
        `/?signoutRedirectUrl=${wanted}`,
        `/?tokenId=${wanted}`,
        `/?ssoCode=${wanted}`,
        `/?tab=${wanted}`,
        `/?v2RoleId=${wanted}`,
        `/?authMode=saml&returnTo=${wanted}`,
        `/callback?code=x&state=${wanted}`,
        `/error?problem=${wanted}`,
        `/${wanted}?tokenId=x`,
        `//evil.example?tokenId=x`,
        `//evil.example/?signoutRedirectUrl=x`,
      ]
      for (const host of [hosts.ipe, hosts.aurora]) {
        for (const path of paths) {
          for (const given of [undefined, cookie]) {
            const { headers } = await ask({ host, method: 'GET', path, cookie: given, headers: { accept: 'text/html' } })
            const { location = '/' } = headers
            expect(`${path} → ${location}`).toMatch(new RegExp(`→ ${allowed.source.slice(1)}`))
            expect(`${path} → ${location}`).not.toMatch(/→ \/[/\\]/)
            expect(headers['x-evil']).toBeUndefined()
          }
        }
      }
    }
  })
})

test('every sign-in, role, impersonation and password gives the browser another session', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const person = await addPerson(database, 1, [
    { ...student },
    { institutionId: null, name: 'Suporte', profile: 'OPERATION', permissions: { identity: ['impersonate'] } },
  ])
  const other = await addPerson(database, 1, [student])
  const browser = cookieBrowser()
  const planted = 'A'.repeat(43)
  await browser.setCookie(appConfig.session.cookie, planted, portalUrl('/', host))
  const seen = [planted]
  const expectAnother = async () => {
    const secret = await getSecret(browser, host)
    expect(secret).toBeDefined()
    expect(seen).not.toContain(secret)
    seen.push(secret!)
  }
  const call = async (name: string, data: unknown) => {
    const answer = await callFunction({ host, id: ids.get(name)!, method: 'POST', data, cookie: await cookieOf(browser, host) })
    expect(answer.code).toBe('ok')
    await browser.setCookie(appConfig.session.cookie, getSessionCookie(answer)!.split('=')[1]!, portalUrl('/', host))
  }
  const [asStudent, asSupport] = person.roleIds
  const holder = { tenantId: 1, userId: person.id }
  await signIn(browser, person.username, host)
  await expectAnother()
  await browser.send(portalUrl(`/?tokenId=${await getLaunchToken(database, { ...holder, choice: null })}`, host))
  await expectAnother()
  await browser.follow(portalUrl(`/?v2RoleId=${asStudent}&tenantId=1&institutionId=11`, host), () => false)
  await expectAnother()
  const supportToken = await getLaunchToken(database, { ...holder, choice: { roleId: asSupport!, tenantId: 1, institutionId: null } })
  await browser.send(portalUrl(`/?tokenId=${supportToken}`, host))
  await expectAnother()
  await call('startImpersonation', { username: other.username, reason: 'a pessoa pediu ajuda' })
  await expectAnother()
  expect((await browser.send(portalUrl('/my-account', host))).body).toContain(other.name)
  await browser.send(portalUrl('/auth/impersonation/leave', host), {})
  await expectAnother()
  expect((await browser.send(portalUrl('/my-account', host))).body).toContain(person.name)
  await call('changePassword', { currentPassword: password, newPassword: 'Nova#Senha2027' })
  await expectAnother()
  // None of the old ones opens anything.
  for (const secret of seen.slice(0, -1)) {
    const cookie = `${appConfig.session.cookie}=${secret}`
    expect((await callFunction({ host, id: ids.get('getContexts')!, method: 'GET', cookie })).code).toBe('UNAUTHORIZED')
  }
})

test('a session that one process ends is over on the other, which is told', async () => {
  const port = portFor(0)
  const server = await startOtherServer(port, {})
  const person = await addPerson(database, 1, [student])
  const browser = cookieBrowser()
  await signIn(browser, person.username)
  const cookie = await cookieOf(browser)
  const onTheOther = async () => (await callFunction({ host: hosts.aurora, id: ids.get('getContexts')!, method: 'GET', cookie, port })).code
  expect(await onTheOther()).toBe('ok')
  await browser.send(portalUrl('/auth/signout'), {})
  await expect.poll(onTheOther).toBe('UNAUTHORIZED')
  await server.stop()
})

test('fifty calls over two processes that meet an expired token exchange it once', async () => {
  const port = portFor(1)
  // One public address, as behind a balancer: tokens of the one are tokens of the other.
  const server = await startOtherServer(port, { PUBLIC_URL: `http://localhost:${portalPort}` })
  const person = await addPerson(database, 1, [student])
  const browser = cookieBrowser()
  await signIn(browser, person.username)
  const tokens = await getTokens(await getSecret(browser))
  const expired = seal(sessionEncryption, JSON.stringify({ ...tokens, accessTokenExpiresAt: 0 }))
  await database.query('update portal.session set tokens = $2 where user_id = $1', [person.id, expired])
  const refreshTokens = async () =>
    (
      await database.query<{ used: boolean }>(
        `select consumed_at is not null as used from identity.artifact where model = 'RefreshToken' and payload ->> 'accountId' = $1 order by used`,
        [`1-${person.id}`],
      )
    ).rows
  expect(await refreshTokens()).toEqual([{ used: false }])
  const cookie = await cookieOf(browser)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, call) =>
      callFunction({ host: hosts.aurora, id: ids.get('getContexts')!, method: 'GET', cookie, port: call % 2 ? port : portalPort }),
    ),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']))
  expect(await refreshTokens()).toEqual([{ used: false }, { used: true }])
  await server.stop()
})

test('a new password ends what the identity provider gave to others, and not what whoever set it has', async () => {
  const person = await addPerson(database, 1, [student])
  const [thief, own] = [cookieBrowser(), cookieBrowser()]
  for (const browser of [thief, own]) await signIn(browser, person.username)
  const others = await getTokens(await getSecret(thief))
  // Sign-ins are known to the second: these were a minute ago.
  await database.query(
    `update identity.artifact set payload = jsonb_set(payload, '{authTime}', to_jsonb((payload ->> 'authTime')::int - 60)) where model = 'RefreshToken' and payload ->> 'accountId' = $1`,
    [`1-${person.id}`],
  )
  const changed = await callFunction({
    host: hosts.aurora,
    id: ids.get('changePassword')!,
    method: 'POST',
    data: { currentPassword: password, newPassword: 'Nova#Senha2027' },
    cookie: await cookieOf(own),
  })
  expect(changed.code).toBe('ok')
  const kept = await getTokens(getSessionCookie(changed)!.split('=')[1])
  const refresh = async (token: string | null) => (await askForTokens({ grant_type: 'refresh_token', refresh_token: token! })).status
  expect(await refresh(others.refreshToken)).toBe(400)
  expect(await refresh(kept.refreshToken)).toBe(200)
  // Neither the session nor the provider's own lets the other browser in.
  const asked = await thief.follow(portalUrl('/my-account'), isInteraction)
  expect((await thief.send(asked!)).body).toContain('name="password"')
})
