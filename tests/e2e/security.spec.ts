import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { appConfig } from '../../app.config.ts'
import { loadSecrets } from '../../server/secrets.ts'
import { seal, unseal } from '../../src/request/secrets.server.ts'
import type { TokenSet } from '../../src/auth/session/session.ts'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { portFor, startOtherServer } from '../support/browser/other-server.ts'
import { addHostname, addPerson, tokenOf } from '../support/browser/people.ts'
import { databaseUrlFile, hosts, portalPort, portalUrl } from '../support/browser/portal.ts'
import { ask, callFunction, serverFunctions, sessionCookieOf } from '../support/browser/server-functions.ts'

const once = { tag: '@once' }
const secrets = () => loadSecrets(undefined, path.dirname(databaseUrlFile))
const student = { institutionId: 11, name: 'Aluno', profile: 'STUDENT' as const }
const sessionOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === appConfig.session.cookie)?.value

test.describe('a code', () => {
  /** A code as the identity provider gives it to a client that asked with this challenge. */
  async function codeFor(context: BrowserContext, challenge: string): Promise<string> {
    const page = await context.newPage()
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
    // The portal knows nothing of this sign-in and leaves the code alone.
    const returned = page.waitForRequest(/\/callback\?/)
    await page.goto(authorize.href)
    if (page.url().includes('/interaction/')) await signIn(page, 'clara.dias', 'Aurora#2026', 'pt-BR')
    const code = new URL((await returned).url()).searchParams.get('code')!
    await page.close()
    return code
  }

  async function exchange(code: string, verifier: string, redirectUri = portalUrl('/callback')) {
    const { clientSecret } = await secrets()
    const response = await fetch(`http://127.0.0.1:${portalPort}/academic-services/id/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${appConfig.alias}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }),
    })
    return { status: response.status, ...((await response.json()) as { error?: string; refresh_token?: string }) }
  }

  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  test('is worth nothing without its verifier, elsewhere, or a second time', once, async ({ context }) => {
    expect(await exchange(await codeFor(context, challenge), randomBytes(32).toString('base64url'))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
    expect(await exchange(await codeFor(context, challenge), verifier, portalUrl('/callback', hosts.ipe))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
    const code = await codeFor(context, challenge)
    expect(await exchange(code, verifier)).toMatchObject({ status: 200 })
    expect(await exchange(code, verifier)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })
})

test.describe('an address', () => {
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

  test('never leads to another site, whatever it asks for', once, async ({ database }) => {
    const person = await addPerson(database, 2, [{ ...student, institutionId: 21 }])
    const token = await tokenOf(database, { tenantId: 2, userId: person.id, choice: null })
    const cookie = sessionCookieOf(await ask({ host: hosts.ipe, method: 'GET', path: `/?tokenId=${token}` }))
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

test(
  'every sign-in, role, impersonation and password gives the browser another session',
  once,
  async ({ context, page, database, signInAs, words }) => {
    const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
    const person = await addPerson(database, 1, [
      { ...student },
      { institutionId: null, name: 'Suporte', profile: 'OPERATION', permissions: { identity: ['impersonate'] } },
    ])
    const other = await addPerson(database, 1, [student])
    const planted = 'A'.repeat(43)
    await context.addCookies([{ name: appConfig.session.cookie, value: planted, domain: host, path: '/', secure: true, httpOnly: true }])
    const seen = [planted]
    const expectAnother = async () => {
      const session = await sessionOf(context)
      expect(session).toBeDefined()
      expect(seen).not.toContain(session)
      seen.push(session!)
    }
    const [asStudent, asSupport] = person.roleIds
    await signInAs(person.username, { host, path: '/welcome' })
    await expectAnother()
    await page.goto(portalUrl(`/?v2RoleId=${asStudent}&tenantId=1&institutionId=11`, host))
    await expectAnother()
    await page.goto(
      portalUrl(
        `/?tokenId=${await tokenOf(database, { tenantId: 1, userId: person.id, choice: { roleId: asSupport!, tenantId: 1, institutionId: null } })}`,
        host,
      ),
    )
    await expectAnother()

    await page.goto(portalUrl('/impersonation', host))
    await page.getByLabel(words('Usuário ou e-mail da pessoa')).fill(other.username)
    await page.getByLabel(words('Motivo')).fill('a pessoa pediu ajuda')
    await page.getByRole('button', { name: words('Atuar como esta pessoa') }).click()
    await page.getByRole('button', { name: words('Voltar à minha conta') }).waitFor()
    await expectAnother()
    await page.getByRole('button', { name: words('Voltar à minha conta') }).click()
    await expect(page.getByRole('banner')).toContainText(person.name)
    await expectAnother()

    await page.goto(portalUrl('/my-account', host))
    await page.getByLabel(words('Senha atual'), { exact: true }).fill('Aurora#2026')
    await page.getByLabel(words('Nova senha'), { exact: true }).fill('Nova#Senha2027')
    await page.getByLabel(words('Repita a nova senha'), { exact: true }).fill('Nova#Senha2027')
    await page.getByRole('button', { name: words('Salvar nova senha') }).click()
    await expect(page.getByText(words('Senha alterada'))).toBeVisible()
    await expectAnother()
    // None of the old ones opens anything.
    const id = serverFunctions().get('getContexts')!
    for (const secret of seen.slice(0, -1)) {
      const { code } = await callFunction({ host, id, method: 'GET', cookie: `${appConfig.session.cookie}=${secret}` })
      expect(code).toBe('UNAUTHORIZED')
    }
  },
)

test('no token reaches the browser or the log', once, async ({ page, context, database, problems, signInAs }, { parallelIndex }) => {
  problems.allow(/status of 404/)
  const port = portFor(parallelIndex, 0)
  const server = await startOtherServer(port, { LOG_LEVEL: 'debug' })
  const heard: string[] = []
  context.on('console', (message) => heard.push(message.text()))
  context.on('request', (request) => heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())))
  const bodies: Array<Promise<unknown>> = []
  context.on('response', (response) => {
    heard.push(JSON.stringify(response.headers()))
    bodies.push(
      response.text().then(
        (text) => heard.push(text),
        () => undefined,
      ),
    )
  })

  const person = await addPerson(database, 1, [student])
  await signInAs(person.username, { port, path: '/financial/payments' })
  for (const path of ['/', '/my-account', '/financial/payments', '/welcome', '/error', '/nowhere']) {
    await page.goto(portalUrl(path, hosts.aurora, port))
    heard.push(
      await page.content(),
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
    )
  }
  const { rows } = await database.query<{ tokens: Buffer }>('select tokens from portal.session where user_id = $1', [person.id])
  const { sessionEncryption } = await secrets()
  const kept = rows.map(({ tokens }) => JSON.parse(unseal(sessionEncryption, tokens)) as TokenSet)
  expect(kept).toHaveLength(1)
  await Promise.all(bodies)
  await server.stop()
  heard.push(server.said())

  const everything = heard.join('\n')
  expect(everything).toContain(person.username)
  const canaries = kept.flatMap(({ accessToken, refreshToken, idToken }) => [accessToken, refreshToken!, idToken])
  expect(canaries.every((canary) => canary.length > 20)).toBe(true)
  // The middle of a token too: a cut one is still a leak.
  for (const canary of canaries) for (const part of [canary, canary.slice(8, 40)]) expect(everything.includes(part)).toBe(false)
})

test(
  'a session that one process ends is over on the other within a second',
  once,
  async ({ context, database, page, signInAs, words }, { parallelIndex }) => {
    const port = portFor(parallelIndex, 1)
    const server = await startOtherServer(port, {})
    const person = await addPerson(database, 1, [student])
    await signInAs(person.username)
    const cookie = `${appConfig.session.cookie}=${await sessionOf(context)}`
    const id = serverFunctions().get('getContexts')!
    const onTheOther = async () => (await callFunction({ host: hosts.aurora, id, method: 'GET', cookie, port })).code
    expect(await onTheOther()).toBe('ok')
    await page.getByRole('button', { name: person.name }).click()
    const signedOut = page.waitForResponse((response) => response.url().endsWith('/auth/signout'))
    await page.getByRole('button', { name: words('Sair') }).click()
    await signedOut
    await expect.poll(onTheOther, { timeout: 1000, intervals: [50] }).toBe('UNAUTHORIZED')
    await server.stop()
  },
)

test(
  'fifty calls over two processes that meet an expired token exchange it once',
  once,
  async ({ context, database, signInAs }, { parallelIndex }) => {
    const port = portFor(parallelIndex, 2)
    // One public address, as behind a balancer: tokens of the one are tokens of the other.
    const server = await startOtherServer(port, { PUBLIC_URL: `http://localhost:${portalPort}` })
    const person = await addPerson(database, 1, [student])
    await signInAs(person.username)
    const { sessionEncryption } = await secrets()
    const [{ tokens: sealed } = { tokens: Buffer.alloc(0) }] = (
      await database.query<{ tokens: Buffer }>('select tokens from portal.session where user_id = $1', [person.id])
    ).rows
    const tokens = JSON.parse(unseal(sessionEncryption, sealed)) as TokenSet
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
    const cookie = `${appConfig.session.cookie}=${await sessionOf(context)}`
    const id = serverFunctions().get('getContexts')!
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, call) =>
        callFunction({ host: hosts.aurora, id, method: 'GET', cookie, port: call % 2 ? port : portalPort }),
      ),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']))
    expect(await refreshTokens()).toEqual([{ used: false }, { used: true }])
    await server.stop()
  },
)

test(
  'a new password ends what the identity provider gave to others, and not what whoever set it has',
  once,
  async ({ page, context, browser, database }) => {
    const person = await addPerson(database, 1, [student])
    const thief = await browser.newContext({ locale: 'pt-BR' })
    const stolen = await thief.newPage()
    for (const tab of [stolen, page]) {
      await tab.goto(portalUrl('/my-account'))
      await signIn(tab, person.username, 'Aurora#2026', 'pt-BR')
      await expect(tab).toHaveURL(portalUrl('/my-account'))
    }
    const { sessionEncryption, clientSecret } = await secrets()
    const tokensOf = async (cookie: string | undefined) => {
      const hash = createHash('sha256').update(cookie!).digest()
      const { rows } = await database.query<{ tokens: Buffer }>('select tokens from portal.session where id_hash = $1', [hash])
      return JSON.parse(unseal(sessionEncryption, rows[0]!.tokens)) as TokenSet
    }
    const others = await tokensOf(await sessionOf(thief))
    // Sign-ins are known to the second: these were a minute ago.
    await database.query(
      `update identity.artifact set payload = jsonb_set(payload, '{authTime}', to_jsonb((payload ->> 'authTime')::int - 60)) where model = 'RefreshToken' and payload ->> 'accountId' = $1`,
      [`1-${person.id}`],
    )
    const changed = await callFunction({
      host: hosts.aurora,
      id: serverFunctions().get('changePassword')!,
      method: 'POST',
      data: { currentPassword: 'Aurora#2026', newPassword: 'Nova#Senha2027' },
      cookie: `${appConfig.session.cookie}=${await sessionOf(context)}`,
    })
    expect(changed.code).toBe('ok')
    const own = sessionCookieOf(changed)!.split('=')[1]

    const refresh = async (refreshToken: string | null) => {
      const response = await fetch(`http://127.0.0.1:${portalPort}/academic-services/id/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${appConfig.alias}:${clientSecret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken! }),
      })
      return response.status
    }
    expect(await refresh(others.refreshToken)).toBe(400)
    expect(await refresh((await tokensOf(own)).refreshToken)).toBe(200)
    await stolen.goto(portalUrl('/my-account'))
    await expect(stolen.getByRole('heading', { level: 1 })).toHaveText('Entrar')
    await thief.close()
  },
)
