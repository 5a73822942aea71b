import type { BrowserContext, Page } from '@playwright/test'
import { solveChallenge } from '../../api/proof-of-work.ts'
import { appConfig, type Locale } from '../../app.config.ts'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { locales, onAPhone, signInWords } from '../support/browser/words.ts'

async function hasSession(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name, value }) => name === appConfig.session.cookie && value !== '')
}

/** Signs in as far as the identity provider goes, and returns the address to which it would send the browser. */
async function callbackOfSignIn(page: Page, username: string): Promise<string> {
  await page.goto(portalUrl('/'))
  const form = await page.locator('form').first().getAttribute('action')
  const { origin } = new URL(page.url())
  const { request } = page.context()
  const captcha = await solveChallenge(await (await request.get(`${origin}/academic-services/id/captcha`)).json())
  const answer = await request.post(`${origin}${form}`, { form: { login: username, password: 'Aurora#2026', captcha }, maxRedirects: 0 })
  const resumed = await request.get(new URL(answer.headers().location!, origin).href, { maxRedirects: 0 })
  return resumed.headers().location!
}

for (const locale of locales) {
  test.describe(`in ${locale}`, { tag: onAPhone(locale) }, () => {
    test.use({ locale })

    test('a visit without session leads to the sign-in page and back to the wanted page', async ({
      page,
      context,
      words,
      expectAccessible,
    }) => {
      await page.goto(portalUrl('/financial/payments?status=settled'))
      await expect(page.getByRole('heading', { level: 1, name: signInWords[locale].signIn })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectAccessible()
      await signIn(page, 'ana.souza', 'Aurora#2026', locale)
      await expect(page.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
      expect(new URL(page.url()).search).toBe('?status=settled')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await hasSession(context)).toBe(true)
    })

    test('a wrong password says so and keeps the name', async ({ page, context, problems, expectAccessible }) => {
      problems.allow(/status of 401/)
      await page.goto(portalUrl('/'))
      await signIn(page, 'clara.dias', 'wrong', locale)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel(signInWords[locale].login, { exact: true })).toHaveValue('clara.dias')
      await expectAccessible()
      expect(await hasSession(context)).toBe(false)
      await signIn(page, 'clara.dias', 'Aurora#2026', locale)
      await page.waitForURL(portalUrl('/'))
    })

    test('canceling says what to do and gives no session', async ({ page, context, words, expectAccessible }) => {
      await page.goto(portalUrl('/'))
      await page.getByRole('button', { name: signInWords[locale].cancel, exact: true }).click()
      await expect(page.getByText(words('Você cancelou o login'))).toBeVisible()
      await expectAccessible()
      expect(await hasSession(context)).toBe(false)
      await page.getByRole('link', { name: words('Entrar de novo') }).click()
      await expect(page.getByRole('heading', { level: 1, name: signInWords[locale].signIn })).toBeVisible()
    })

    test('a person without any role is told so and can sign out', async ({ page, signInAs, words, expectAccessible }) => {
      await signInAs('mateus.semrole')
      await expect(page).toHaveURL(portalUrl('/role-not-found'))
      await expect(page.getByText(words('Sua conta ainda não tem acesso'))).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: words('Sair e usar outra conta') }).click()
      await expect(page.getByRole('heading', { level: 1, name: signInWords[locale].signIn })).toBeVisible()
    })
  })
}

test('the same callback never works twice', { tag: '@once' }, async ({ page, context, words, problems }) => {
  problems.allow(/status of 4\d\d/)
  let callback = ''
  page.on('request', (request) => {
    if (request.url().includes('/callback?')) callback = request.url()
  })
  await page.goto(portalUrl('/'))
  await signIn(page, 'ana.souza', 'Aurora#2026', 'pt-BR')
  await page.waitForURL(portalUrl('/'))
  expect(callback).toContain('state=')

  await context.clearCookies({ name: appConfig.session.cookie })
  await page.goto(callback)
  await expect(page.getByText(words('Este login expirou'))).toBeVisible()
  expect(await hasSession(context)).toBe(false)
})

test('a callback with another state, another browser or no code gives no session', { tag: '@once' }, async ({
  page,
  context,
  browser,
  words,
}) => {
  const callback = await callbackOfSignIn(page, 'ana.souza')

  const altered = new URL(callback)
  altered.searchParams.set('state', 'A'.repeat(22))
  await page.goto(altered.href)
  await expect(page.getByText(words('Este login expirou'))).toBeVisible()
  expect(await hasSession(context)).toBe(false)

  const stranger = await browser.newContext({ locale: 'pt-BR' })
  const strange = await stranger.newPage()
  await strange.goto(callback)
  await expect(strange.getByText(words('Este login expirou'))).toBeVisible()
  expect(await hasSession(stranger)).toBe(false)
  await stranger.close()

  const withoutCode = new URL(callback)
  withoutCode.searchParams.delete('code')
  await page.goto(withoutCode.href)
  await expect(page.getByText(words('Não foi possível entrar'))).toBeVisible()
  expect(await hasSession(context)).toBe(false)
})

test('signing out ends the session here and a copied cookie with it', async ({ page, context, browser, signInAs, words }) => {
  await signInAs('hugo.secretaria')
  const cookies = await context.cookies()
  await page.getByRole('button', { name: /Hugo Teixeira/ }).click()
  await page.getByRole('button', { name: words('Sair') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  expect(await hasSession(context)).toBe(false)

  const thief = await browser.newContext({ locale: 'pt-BR' })
  await thief.addCookies(cookies.filter(({ name }) => name === appConfig.session.cookie))
  const stolen = await thief.newPage()
  await expect(async () => {
    await stolen.goto(portalUrl('/'))
    await expect(stolen.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await thief.close()
})

test('a sign-in never leads to another site', { tag: '@once' }, async ({ page }) => {
  await page.goto(portalUrl('/auth/signin?returnTo=//example.com/'))
  await signIn(page, 'ana.souza', 'Aurora#2026', 'pt-BR')
  await page.waitForURL(portalUrl('/'))
})

test('the session cookie is out of reach for scripts and other hostnames', { tag: '@once' }, async ({ context, signInAs }) => {
  await signInAs('iris.cobranca')
  const session = (await context.cookies()).find(({ name }) => name === appConfig.session.cookie)
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', domain: hosts.aurora })
})

test('each tenant has its name, colours and people', async ({ page, words, problems }) => {
  problems.allow(/status of 4\d\d|500/)
  await page.goto(portalUrl('/', hosts.ipe))
  await expect(page.getByRole('img', { name: 'Faculdade Ipê' })).toBeVisible()
  await signIn(page, 'ana.souza', 'Aurora#2026', 'pt-BR')
  await expect(page.getByRole('alert').filter({ hasText: words('Usuário ou senha inválidos') })).toBeVisible()
})

test('a language once chosen stays, on the account too', async ({ page, context, student, signInAs }) => {
  await signInAs(student.username)
  await page.getByRole('button', { name: new RegExp(student.name) }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  // Another device that asks for English shows the account's language all the same.
  const locale: Locale = 'en'
  const other = await context.browser()!.newContext({ locale })
  const page2 = await other.newPage()
  await page2.goto(portalUrl('/'))
  await signIn(page2, student.username, 'Aurora#2026', locale)
  await page2.waitForURL(portalUrl('/'))
  await expect(page2.locator('html')).toHaveAttribute('lang', 'es')
  await other.close()
})
