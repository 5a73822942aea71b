import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { type OtherServer, startOtherServer } from '../support/browser/other-server.ts'
import { hosts, portFor, portalUrl } from '../support/browser/portal.ts'

/** What a provider's script does as far as the page is concerned: shows a widget and gives a token. */
const standIn = `window.turnstile = {
  render(place, { callback, sitekey }) { place.textContent = 'Widget ' + sitekey; queueMicrotask(() => callback('a token of nobody')); return 'one' },
  reset() {},
}`

const serveStandIn = (page: Page) =>
  page.route('https://challenges.cloudflare.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))

test.describe('with a captcha provider', () => {
  // One after the other, in one worker: they share the server and the key.
  test.describe.configure({ mode: 'default' })
  let server: OtherServer

  test.beforeAll(async ({ database }) => {
    // Nothing to the server under test, which uses no provider.
    await database.query(`update settings.application set captcha_key = 'site-key' where hostname in ('aurora.localhost', 'localhost')`)
    server = await startOtherServer(portFor(3), { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 'not theirs' })
  })

  test.afterAll(async ({ database }) => {
    await database.query('update settings.application set captcha_key = null')
    await server?.stop()
  })

  test('the portal shows its widget, and refuses a token that the provider does not confirm', async ({ page, problems, words }) => {
    problems.allow(/status of 422|status of 500/)
    await serveStandIn(page)
    await page.goto(portalUrl('/auth/password/reset', hosts.aurora, server.port))
    await expect(page.getByText('Widget site-key')).toBeVisible()
    await page.getByRole('textbox').fill('ana.souza')
    await page.getByRole('button', { name: words('Receber o link') }).click()
    await expect(page.getByText(words('Não foi possível confirmar que você não é um robô. Tente de novo.'))).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveValue('ana.souza')
  })

  test('so does the sign-in page', async ({ page, problems }) => {
    problems.allow(/status of 422/)
    await serveStandIn(page)
    await page.goto(portalUrl('/', hosts.aurora, server.port))
    await expect(page.getByText('Widget site-key')).toBeVisible()
    await signIn(page, 'ana.souza', 'Aurora#2026', 'pt-BR')
    await expect(page.getByRole('alert')).toContainText('não é um robô')
  })
})

test('a sign-in page left open gets a new puzzle by itself', async ({ page }) => {
  await page.clock.install({ time: Date.now() })
  await page.goto(portalUrl('/'))
  await page.clock.fastForward('09:30')
  const asked = page.waitForRequest(/\/id\/captcha$/)
  await signIn(page, 'ana.souza', 'Aurora#2026', 'pt-BR')
  await asked
  await page.waitForURL(portalUrl('/'))
})
