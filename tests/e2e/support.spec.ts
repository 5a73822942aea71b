import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { addTenant } from '../support/browser/tenants.ts'

const whatsapp = { type: 'whatsapp' as const, position: 'bottom_right' as const, cellphone: '(11) 90000-0000', template: null }
const footer = (page: Page) => page.getByRole('contentinfo')
const link = (page: Page) => footer(page).getByRole('link', { name: /WhatsApp/ })

/** Says whose support is wanted, as a page or a component in it does; nothing at all when left out. */
const announce = (page: Page, alias?: unknown) =>
  page.evaluate(
    (given) =>
      window.dispatchEvent(
        new CustomEvent('support-setting-sector', { detail: given === undefined ? undefined : { supportSettingSectorAlias: given } }),
      ),
    alias,
  )

/** What stays in place while the page scrolls, besides bars and what the browser hides. */
const floating = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility() && element.offsetHeight > 1)
      .filter((element) => !element.matches('[popover], .sidebar__root, .skip-link'))
      .map((element) => element.outerHTML.slice(0, 120)),
  )

test('support is in the account menu and the footer, says what it is, and nothing floats', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: '/financial/payments' })
  await hydrated(page)
  expect(await floating(page)).toEqual([])
  await page.getByRole('button', { name: student.name }).click()
  const menu = page.getByRole('group', { name: words('Conta') })
  const name = /^Fale com a Aurora Respondemos em até um dia útil .*WhatsApp/
  for (const place of [menu, footer(page)]) {
    const support = place.getByRole('link', { name })
    await expect(support).toHaveAttribute(
      'href',
      'https://wa.me/5511900000000?text=Ol%C3%A1!%20Estou%20no%20portal%20e%20preciso%20de%20ajuda.',
    )
    await expect(support).toHaveAttribute('target', '_blank')
    await expect(support).toBeVisible()
  }
  await expectAccessible()
})

test('an area announces its own sector, and leaving it takes that back', async ({ page, database, signInAs }) => {
  const tenant = await addTenant(database, { ...whatsapp, sectors: ['financial'], features: ['financial'] })
  await signInAs(tenant.username, { host: tenant.host, path: '/financial/payments' })
  await expect(link(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL(portalUrl('/', tenant.host))
  await expect(link(page)).toHaveCount(0)
  await page.goBack()
  await expect(link(page)).toBeVisible()
})

const blip = {
  type: 'blip' as const,
  position: 'bottom_right' as const,
  cellphone: null,
  template: { appKey: 'the-key', color: '#0b5c8f', customCommonUrl: 'https://escola.chat.example' },
}

test('a chat of Blip opens when asked for, and goes with the sector', { tag: '@phone-only' }, async ({ page, database, signInAs }) => {
  // The script of Blip as far as a page is concerned; its chat is a frame of its own address.
  await page.route('https://unpkg.com/blip-chat-widget', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.BlipChat = class {
        withAppKey(key) { this.key = key; return this }
        withButton({ color }) { this.color = color; return this }
        withCustomCommonUrl(url) { this.url = url; return this }
        build() {
          const style = document.createElement('style'); style.textContent = '#chat { position: fixed; bottom: 0 }'; document.head.append(style);
          this.frame = document.createElement('iframe'); this.frame.id = 'chat'; this.frame.title = 'Chat ' + this.key + ' ' + this.color; this.frame.src = this.url + '/'; document.body.append(this.frame);
        }
        destroy() { this.frame.remove() }
      }`,
    }),
  )
  await page.route('https://escola.chat.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title><p>Como podemos ajudar?</p>' }),
  )
  const tenant = await addTenant(database, { ...blip, sectors: ['general'] })
  await signInAs(tenant.username, { host: tenant.host })
  await hydrated(page)
  await expect(page.locator('#chat')).toHaveCount(0)
  const open = footer(page).getByRole('button', { name: /^Fale com/ })
  await open.click()
  const chat = page.frameLocator('iframe[title="Chat the-key #0b5c8f"]')
  await expect(chat.getByText('Como podemos ajudar?')).toBeVisible()
  await expect(page.locator('#chat')).toHaveCSS('position', 'fixed')
  await announce(page, 'academic')
  await expect(page.locator('#chat')).toHaveCount(0)
  await announce(page, 'general')
  await expect(page.locator('#chat')).toHaveCount(0)
  await open.click()
  await expect(chat.getByText('Como podemos ajudar?')).toBeVisible()
})
