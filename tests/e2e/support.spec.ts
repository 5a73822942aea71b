import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addHostname } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { serveStandIn } from '../support/browser/stand-ins.ts'
import { addTenant } from '../support/browser/tenants.ts'

const corners = ['bottom_left', 'bottom_right', 'top_left', 'top_right'] as const
const whatsapp = { type: 'whatsapp' as const, cellphone: '(11) 90000-0000', template: null }
const button = (page: Page) => page.getByRole('link', { name: /WhatsApp/ })

/** Says whose support is wanted, as a page or a component in it does; nothing at all when left out. */
const announce = (page: Page, alias?: unknown) =>
  page.evaluate(
    (given) =>
      window.dispatchEvent(
        new CustomEvent('support-setting-sector', { detail: given === undefined ? undefined : { supportSettingSectorAlias: given } }),
      ),
    alias,
  )

/** Controls of the page that the button lies over, each brought to where it could be. */
const coveredControls = (page: Page) =>
  page.evaluate(async () => {
    const floating = document.querySelector<HTMLElement>('.floating-button__root')!
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    // The end of a scroll is told a frame later, looked at in the next, and drawn in the one after.
    const rest = async () => {
      for (let frames = 0; frames < 4; frames++) await frame()
      await Promise.all(floating.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
      await frame()
    }
    const covered = new Set<string>()
    for (let top = 0; ; top += innerHeight / 3) {
      scrollTo(0, top)
      await rest()
      for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
        if (control === floating || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const { left, right, top: upper, bottom } = control.getBoundingClientRect()
        for (const x of [left + 2, (left + right) / 2, right - 2]) {
          for (const y of [upper + 2, (upper + bottom) / 2, bottom - 2]) {
            if (floating.contains(document.elementFromPoint(x, y)))
              covered.add(control.textContent!.trim() || control.outerHTML.slice(0, 80))
          }
        }
      }
      if (top + innerHeight >= document.documentElement.scrollHeight) return [...covered]
    }
  })

test('opens WhatsApp with the number and the encoded message, and says what it is', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username)
  const link = page.getByRole('link', { name: /^Fale com a Aurora Respondemos em até um dia útil/ })
  await expect(link).toHaveAttribute('href', 'https://wa.me/5511900000000?text=Ol%C3%A1!%20Estou%20no%20portal%20e%20preciso%20de%20ajuda.')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toContainText(
    words('Abre o WhatsApp em outra aba')
      .source.replace(/^\^\\s\*|\\s\*\$$/g, '')
      .replaceAll('\\s+', ' '),
  )
  expect(await link.boundingBox()).toMatchObject({ width: 56, height: 56 })
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link.getByText('Respondemos em até um dia útil')).toHaveCSS('opacity', '1')
  await expectAccessible()
})

test('nobody is asked to talk before signing in', async ({ page, words }) => {
  await page.goto(portalUrl('/auth/forgot-username'))
  await expect(page.getByRole('heading', { name: words('Esqueceu o usuário?') })).toBeVisible()
  await expect(button(page)).toHaveCount(0)
})

for (const position of corners) {
  test(`stands in the corner ${position}, over no header and no menu`, { tag: '@phone' }, async ({ page, database, signInAs }) => {
    const tenant = await addTenant(database, { ...whatsapp, position, sectors: ['general'] })
    await signInAs(tenant.username, { host: tenant.host })
    await expect(button(page)).toBeVisible()
    await hydrated(page)
    const { width, height } = page.viewportSize()!
    const box = (await button(page).boundingBox())!
    const isRight = box.x > width / 2
    const isLow = box.y > height / 2
    expect(`${isLow ? 'bottom' : 'top'}_${isRight ? 'right' : 'left'}`).toBe(position)
    expect(Math.min(box.x, width - box.x - box.width)).toBeGreaterThanOrEqual(16)
    expect(await coveredControls(page)).toEqual([])
    const header = (await page.getByRole('banner').boundingBox())!
    expect(box.y).toBeGreaterThan(header.y + header.height)
  })
}

test('obeys the sector that a page announces, and says what is wrong with one', async ({ page, database, signInAs, problems }) => {
  problems.allow(/supportSettingSectorAlias/)
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  const tenant = await addTenant(database, { ...whatsapp, position: 'bottom_right', sectors: ['general', 'requests'] })
  await signInAs(tenant.username, { host: tenant.host })
  await expect(button(page)).toBeVisible()
  await hydrated(page)
  await announce(page, 'academic')
  await expect(button(page)).toHaveCount(0)
  await announce(page, 'requests')
  await expect(button(page)).toBeVisible()
  expect(said).toEqual([])
  await announce(page)
  await expect(button(page)).toHaveCount(0)
  await announce(page, 'requests')
  await expect(button(page)).toBeVisible()
  await announce(page, 'nothing')
  await expect(button(page)).toHaveCount(0)
  expect(said).toEqual([
    'supportSettingSectorAlias is required',
    'supportSettingSectorAlias must be one of general, financial, academic, enrollment, requests',
  ])
})

test('an area announces its own sector, and leaving it takes that back', async ({ page, database, signInAs }) => {
  const tenant = await addTenant(database, { ...whatsapp, position: 'bottom_right', sectors: ['financial'], features: ['financial'] })
  await signInAs(tenant.username, { host: tenant.host, path: '/financial/payments' })
  await expect(button(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL(portalUrl('/', tenant.host))
  await expect(button(page)).toHaveCount(0)
  await page.goBack()
  await expect(button(page)).toBeVisible()
})

test('lies over no control of a page of debts, and above what was chosen', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: '/financial/payments' })
  await expect(button(page)).toBeVisible()
  await hydrated(page)
  expect(await coveredControls(page)).toEqual([])
  const choices = page.getByRole('checkbox')
  if ((await choices.count()) > 0) {
    await choices.first().check({ force: true })
    expect(await coveredControls(page)).toEqual([])
  }
  // At its end every page has a free place for it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(button(page)).toHaveCSS('opacity', '1')
  await expect(button(page)).not.toHaveAttribute('data-aside')
  await expectAccessible()
})

test('makes room for the button of the sign language assistant', { tag: '@phone' }, async ({ page, database, student, signInAs }) => {
  const maker = await serveStandIn({
    '/handtalk.js': `window.HT = class { constructor() {
      const place = document.createElement('div');
      place.id = 'interpreter'; place.textContent = 'Libras'; place.tabIndex = 0; place.role = 'button';
      place.style.cssText = 'position: fixed; right: 16px; bottom: 16px; width: 60px; height: 60px; z-index: 999; background: #222; color: #fff';
      document.body.append(place);
    } }`,
  })
  const host = await addHostname(database, 1, { safeaVersion: 'v2' })
  await database.query('update settings.application set assistants = $2 where hostname = $1', [
    host,
    { handTalk: { token: 't', scriptUrl: maker.url('/handtalk.js') }, vlibras: null, equalWeb: null },
  ])
  await signInAs(student.username, { host })
  await database.query(`update portal.session set person = person || '{"signLanguage": true}' where user_id = $1`, [student.id])
  const interpreter = page.getByRole('button', { name: 'Libras' })
  await expect(async () => {
    await page.reload()
    await expect(interpreter).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(async () => {
    const [one, other] = [(await interpreter.boundingBox())!, (await button(page).boundingBox())!]
    const aside = await button(page).evaluate((link) => 'aside' in link.dataset)
    expect(aside || other.y + other.height <= one.y).toBe(true)
  }).toPass()
  await interpreter.click()
  await maker.stop()
})

test('goes while a dialog asks something', async ({ page, student, signInAs }) => {
  await signInAs(student.username)
  await expect(button(page)).toBeVisible()
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.textContent = 'Pergunta'
    document.body.append(dialog)
    dialog.showModal()
  })
  await expect(button(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeVisible()
})

const blip = {
  type: 'blip' as const,
  cellphone: null,
  template: { appKey: 'the-key', color: '#0b5c8f', customCommonUrl: 'https://escola.chat.example' },
}

test('a chat of Blip opens by its script, and goes with the sector', { tag: '@phone' }, async ({ page, database, signInAs }) => {
  // The script of Blip as far as a page is concerned; its chat is a frame of its own address.
  await page.route('https://unpkg.com/blip-chat-widget', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `setTimeout(() => { window.BlipChat = class {
        withAppKey(key) { this.key = key; return this }
        withButton({ color }) { this.color = color; return this }
        withCustomCommonUrl(url) { this.url = url; return this }
        build() {
          const style = document.createElement('style'); style.textContent = '#chat { position: fixed; bottom: 0 }'; document.head.append(style);
          this.frame = document.createElement('iframe'); this.frame.id = 'chat'; this.frame.title = 'Chat ' + this.key + ' ' + this.color; this.frame.src = this.url + '/'; document.body.append(this.frame);
        }
        destroy() { this.frame.remove() }
      } }, 700)`,
    }),
  )
  await page.route('https://escola.chat.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title><p>Como podemos ajudar?</p>' }),
  )
  const tenant = await addTenant(database, { ...blip, position: 'bottom_right', sectors: ['general'] })
  await signInAs(tenant.username, { host: tenant.host })
  const chat = page.frameLocator('iframe[title="Chat the-key #0b5c8f"]')
  await expect(chat.getByText('Como podemos ajudar?')).toBeVisible()
  await expect(page.locator('#chat')).toHaveCSS('position', 'fixed')
  await announce(page, 'academic')
  await expect(page.locator('#chat')).toHaveCount(0)
  await announce(page, 'general')
  await expect(chat.getByText('Como podemos ajudar?')).toBeVisible()
})

test('a chat whose script does not load is said in the console, in the language of the page', async ({
  page,
  database,
  signInAs,
  problems,
  words,
}) => {
  problems.allow(/ERR_FAILED|chat/)
  await page.route('https://unpkg.com/**', (route) => route.abort())
  const said = page.waitForEvent(
    'console',
    (message) =>
      message.type() === 'error' && words('Não foi possível abrir o chat da instituição.').test(message.text().split(' Error:')[0]!),
  )
  const tenant = await addTenant(database, { ...blip, position: 'bottom_right', sectors: ['general'] })
  await signInAs(tenant.username, { host: tenant.host })
  await said
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
