import type { BrowserContext, Page } from '@playwright/test'
import { appConfig } from '../../app.config.ts'
import { expect, forgetSession, signIn, test } from '../support/browser/fixtures.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { addSamlHostname } from '../support/browser/saml.ts'
import { sessionEndedCode } from '../support/browser/sessions.ts'
import { signInWords } from '../support/browser/words.ts'

test.use({ signInBy: 'provider' })

const locale = 'pt-BR'

const at = (path: string) => portalUrl(path, hosts.mar)
const password = 'Aurora#2026'
const isProvider = (url: URL) => url.pathname.includes('/sandbox/saml/')

async function hasSession(context: BrowserContext): Promise<boolean> {
  return (await context.cookies(at('/'))).some(({ name, value }) => name === appConfig.session.cookie && value !== '')
}

/** Signs in at the provider and catches what it would post to the portal, which never gets it. */
async function caughtResponse(page: Page): Promise<Record<string, string>> {
  let caught: Record<string, string> = {}
  await page.route('**/auth/saml/callback', async (route) => {
    caught = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    await route.fulfill({ contentType: 'text/html', body: '<title>caught</title>' })
  })
  await page.goto(at('/'))
  await signIn(page, 'fabio.mar', password, 'pt-BR')
  await expect(page).toHaveTitle('caught')
  await page.unroute('**/auth/saml/callback')
  return caught
}

/** Posts a response to the portal from a page of another site. */
async function postFromElsewhere(page: Page, fields: Record<string, string>): Promise<void> {
  await page.route('http://elsewhere.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<form method="post"></form>' }),
  )
  await page.goto('http://elsewhere.localhost/')
  await page.evaluate(
    ({ action, values }) => {
      const form = document.forms[0]!
      form.action = action
      for (const [name, value] of Object.entries(values))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      form.submit()
    },
    { action: at('/auth/saml/callback'), values: fields },
  )
  await page.waitForURL((url) => url.hostname === hosts.mar)
}

test('people of Instituto do Mar sign in at their provider and reach the page they wanted', async ({
  page,
  context,
  words,
  expectAccessible,
}) => {
  await page.goto(at('/financial/payments?status=settled'))
  await expect(page).toHaveURL(isProvider)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  // As on the portal's own page: the institution's mark, and a password that can be read.
  await expect(page.getByRole('img', { name: 'Instituto do Mar' })).toBeVisible()
  await expect(page.getByRole('button', { name: words('Mostrar senha') })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('listitem').filter({ hasText: 'fabio.mar' })).toContainText('student')
  await page.getByRole('link', { name: 'Português' }).click()
  await signIn(page, 'fabio.mar', password, locale)
  await expect(page.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
  await expect(page).toHaveURL(at('/financial/payments?status=settled'))
  expect(await hasSession(context)).toBe(true)
  expect((await context.cookies()).filter(({ name }) => name.endsWith('-saml'))).toEqual([])
})

test('signing out ends at a page that says so, and a copied cookie opens nothing', async ({ page, context, browser, signInAs, words }) => {
  await signInAs('fabio.mar', { host: hosts.mar })
  const cookies = await context.cookies()
  await page.getByRole('button', { name: /Fábio Mar/ }).click()
  await page.getByRole('button', { name: words('Sair') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Sessão encerrada') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/academic-services/auth/signed-out')
  expect(await hasSession(context)).toBe(false)

  const thief = await browser.newContext({ locale })
  await thief.addCookies(cookies.filter(({ name }) => name === appConfig.session.cookie))
  const stolen = await thief.newPage()
  await sessionEndedCode(thief, hosts.mar)
  await stolen.goto(at('/'))
  await expect(stolen).toHaveURL(isProvider)
  await thief.close()

  // The provider ended its session too: it asks again.
  await page.getByRole('link', { name: words('Entrar de novo') }).click()
  await expect(page).toHaveURL(isProvider)
  await expect(page.getByLabel(signInWords[locale].password, { exact: true })).toBeVisible()
})

test('a wrong password is told by the provider, and canceling by the portal', async ({ page, context, problems, words }) => {
  problems.allow(/status of 401/)
  await page.goto(at('/'))
  await signIn(page, 'fabio.mar', 'wrong', locale)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(signInWords[locale].login, { exact: true })).toHaveValue('fabio.mar')
  await page.getByRole('button', { name: signInWords[locale].cancel, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Você cancelou a entrada') })).toBeVisible()
  expect(await hasSession(context)).toBe(false)
})

test('the provider remembers people who come again, and the portal knows who is signed in', async ({ page, context, signInAs }) => {
  await signInAs('fabio.mar', { host: hosts.mar })
  const getSession = async () => (await context.cookies(at('/'))).find(({ name }) => name === appConfig.session.cookie)?.value
  const before = await getSession()
  // Signed in already: nothing leads to the provider.
  for (const path of ['/?authMode=saml', '/auth/saml', '/auth/signin']) {
    await page.goto(at(path))
    await expect(page.getByRole('button', { name: /Fábio Mar/ })).toBeVisible()
  }
  expect(await getSession()).toBe(before)
  await context.clearCookies({ name: appConfig.session.cookie })
  await page.goto(at('/financial/payments'))
  await expect(page).toHaveURL(at('/financial/payments'))
  expect(await getSession()).not.toBe(before)
})

test('a response that is posted from another site signs in the browser that began, and no other', async ({
  page,
  context,
  browser,
  words,
}) => {
  const fields = await caughtResponse(page)
  const stranger = await browser.newContext({ locale: 'pt-BR' })
  const strange = await stranger.newPage()
  await postFromElsewhere(strange, fields)
  await expect(strange.getByRole('heading', { level: 1, name: words('Este login expirou') })).toBeVisible()
  expect(await hasSession(stranger)).toBe(false)
  await stranger.close()

  await postFromElsewhere(page, fields)
  await expect(page).toHaveURL(at('/'))
  expect(await hasSession(context)).toBe(true)
})

test('a response works once, and not for another request', async ({ page, context, words }) => {
  const fields = await caughtResponse(page)
  await postFromElsewhere(page, fields)
  await expect(page).toHaveURL(at('/'))
  await context.clearCookies({ name: appConfig.session.cookie })
  await postFromElsewhere(page, fields)
  await expect(page.getByRole('heading', { level: 1, name: words('Este login expirou') })).toBeVisible()
  expect(await hasSession(context)).toBe(false)

  // A new request of the same browser, answered with the old response.
  await context.clearCookies({ name: 'sandbox_saml' })
  await page.goto(at('/auth/saml'))
  const relayState = new URL(page.url()).searchParams.get('RelayState')!
  await postFromElsewhere(page, { ...fields, RelayState: relayState })
  await expect(page.getByRole('heading', { level: 1, name: words('Não foi possível entrar') })).toBeVisible()
  expect(await hasSession(context)).toBe(false)
})

test('an altered response and a bare one open nothing', async ({ page, context, words }) => {
  const fields = await caughtResponse(page)
  // Of what is encrypted, one letter.
  const xml = Buffer.from(fields.SAMLResponse!, 'base64')
    .toString()
    .replace(/.(?=[^>]{40}<\/\w+:CipherValue>(?![^]*CipherValue))/, (letter) => (letter === 'A' ? 'B' : 'A'))
  await postFromElsewhere(page, { ...fields, SAMLResponse: Buffer.from(xml).toString('base64') })
  await expect(page.getByRole('heading', { level: 1, name: words('Não foi possível entrar') })).toBeVisible()
  await postFromElsewhere(page, {})
  await expect(page.getByRole('heading', { level: 1, name: words('Este login expirou') })).toBeVisible()
  expect(await hasSession(context)).toBe(false)
})

for (const safeaVersion of ['v2', 'v3'] as const) {
  test(`beside a password, SAML is a button that keeps the wanted page, and an address asks for it (${safeaVersion})`, async ({
    page,
    database,
  }) => {
    const host = await addSamlHostname(database, { tenantId: 3, hasAuthByEmail: true, safeaVersion })
    await page.goto(portalUrl('/financial/payments', host))
    await expect(page.getByLabel(signInWords['pt-BR'].password, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Entrar com Conta Mar' }).click()
    await expect(page).toHaveURL(isProvider)
    await signIn(page, 'fabio.mar', password, 'pt-BR')
    await expect(page).toHaveURL(portalUrl('/financial/payments', host))

    await forgetSession(page)
    await page.goto(portalUrl('/financial/payments?status=settled&authMode=saml', host))
    await expect(page).toHaveURL(isProvider)
    await signIn(page, 'fabio.mar', password, 'pt-BR')
    await expect(page).toHaveURL(portalUrl('/financial/payments?status=settled', host))
  })
}

test('the password of somebody who signs in by SAML only opens nothing', async ({ page, context }) => {
  const authorize = new URL(portalUrl('/id/auth', 'localhost'))
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: appConfig.alias,
    redirect_uri: at('/callback'),
    scope: 'openid profile',
    state: 's',
    nonce: 'n',
    hostname: hosts.mar,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }))
    authorize.searchParams.set(name, value)
  await page.goto(authorize.href)
  await expect(page.getByRole('link', { name: 'Entrar com Conta Mar' })).toBeVisible()
  await expect(page.getByLabel(signInWords['pt-BR'].password, { exact: true })).toHaveCount(0)
  const answer = await context.request.post(page.url(), { form: { login: 'fabio.mar', password }, maxRedirects: 0 })
  expect(answer.status()).toBe(403)
})

test('somebody whom the institution does not keep is told so', async ({ page, context, database, words, expectAccessible }) => {
  const host = await addSamlHostname(database, { tenantId: 2, hasAuthByEmail: false })
  await page.goto(portalUrl('/', host))
  await signIn(page, 'fabio.mar', password, 'pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: words('Você ainda não tem conta aqui') })).toBeVisible()
  await expectAccessible()
  expect((await context.cookies(portalUrl('/', host))).filter(({ name }) => name === appConfig.session.cookie)).toEqual([])
  // The provider knows the person by now, and asks again all the same.
  await page.getByRole('link', { name: words('Entrar de novo') }).click()
  await expect(page.getByLabel(signInWords['pt-BR'].password, { exact: true })).toBeVisible()
})

test('an address that asks for a role leads by the provider to it', async ({ page, signInAs }) => {
  await signInAs('fabio.mar', { host: hosts.mar, path: '/financial/payments?v2RoleId=30010&tenantId=3&institutionId=31' })
  await expect(page).toHaveURL(at('/financial/payments'))
})

test('an address that asks for SAML is like any other where there is none', async ({ page }) => {
  await page.goto(portalUrl('/?authMode=saml'))
  await expect(page).toHaveURL(/\/id\/interaction\//)
  await page.goto(portalUrl('/error?authMode=saml&problem=denied'))
  await expect(page).toHaveURL(portalUrl('/error?authMode=saml&problem=denied'))
})

test('the provider sends nobody to a portal that it does not know', async ({ page, problems }) => {
  problems.allow(/status of 400/)
  await page.goto(portalUrl('/sandbox/saml/sso?SAMLRequest=abc', 'localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este pedido não pode ser atendido')
  await page.goto(portalUrl('/sandbox/saml/slo', 'localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este pedido não pode ser atendido')
})
