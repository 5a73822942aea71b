import type { BrowserContext } from '@playwright/test'
import { appConfig, type Locale } from '../../app.config.ts'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { sessionEndedCode } from '../support/browser/sessions.ts'
import { locales, signInWords } from '../support/browser/words.ts'

test.use({ signInBy: 'provider' })

async function hasSession(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name, value }) => name === appConfig.session.cookie && value !== '')
}

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a visit without session leads to the sign-in page and back to the wanted page', {
      tag: locale === 'pt-BR' ? '@phone' : [],
    }, async ({ page, context, words }) => {
      await page.goto(portalUrl('/financial/payments?status=settled'))
      await expect(page.getByRole('heading', { level: 1, name: signInWords[locale].signIn })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await signIn(page, 'ana.souza', 'Aurora#2026', locale)
      await expect(page.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
      expect(new URL(page.url()).search).toBe('?status=settled')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await hasSession(context)).toBe(true)
    })
  })
}

test('a wrong password says so and keeps the name', async ({ page, context, problems, expectAccessible }) => {
  problems.allow(/status of 401/)
  await page.goto(portalUrl('/'))
  await signIn(page, 'clara.dias', 'wrong', 'pt-BR')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(signInWords['pt-BR'].login, { exact: true })).toHaveValue('clara.dias')
  const password = page.getByLabel(signInWords['pt-BR'].password, { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(await page.getByRole('alert').innerText())
  await expectAccessible()
  expect(await hasSession(context)).toBe(false)
  await signIn(page, 'clara.dias', 'Aurora#2026', 'pt-BR')
  await page.waitForURL(portalUrl('/'))
})

test('a person without any role is told so and can sign out', async ({ page, signInAs, words, expectAccessible }) => {
  await signInAs('mateus.semrole')
  await expect(page).toHaveURL(portalUrl('/role-not-found'))
  await expect(page.getByText(words('Sua conta ainda não tem acesso'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: words('Sair e usar outra conta') }).click()
  await expect(page.getByRole('heading', { level: 1, name: signInWords['pt-BR'].signIn })).toBeVisible()
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
  await sessionEndedCode(thief)
  await stolen.goto(portalUrl('/'))
  await expect(stolen.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await thief.close()
})

test('each tenant has its name, colours and people', { tag: '@phone' }, async ({ page, words, problems }) => {
  problems.allow(/status of 4\d\d|500/)
  await page.goto(portalUrl('/', hosts.ipe))
  await expect(page.getByRole('img', { name: 'Faculdade Ipê' })).toBeVisible()
  await signIn(page, 'ana.souza', 'Aurora#2026', 'pt-BR')
  await expect(page.getByRole('alert').filter({ hasText: words('Usuário ou senha incorretos. Confira e tente de novo.') })).toBeVisible()
  await expect(page.getByLabel(signInWords['pt-BR'].password, { exact: true })).toBeFocused()
})

test('a logo that would be a mere line, or does not come, leaves the institution’s mark and name', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/)
  const logo = /\/demo\/(aurora|ipe)\/logo\.svg$/
  const line = '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="20"><rect width="4000" height="20"/></svg>'
  // The identity provider's page and the portal's own.
  for (const [host, name] of [
    [hosts.aurora, 'Universidade Aurora'],
    [hosts.ipe, 'Faculdade Ipê'],
  ] as const) {
    const marked = async () => {
      await page.goto(portalUrl('/', host))
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name })).toBeHidden()
    }
    await page.route(logo, (route) => route.fulfill({ contentType: 'image/svg+xml', body: line }))
    await marked()
    await page.unroute(logo)
    await page.route(logo, (route) => route.abort())
    await marked()
    await page.unroute(logo)
  }
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
