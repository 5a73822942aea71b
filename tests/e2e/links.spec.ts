import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { holdScripts } from '../support/browser/hold-scripts.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { startingWith, type Words } from '../support/browser/words.ts'

/** Whether a right click on a link leaves the browser's own menu to itself. */
const leavesBrowsersMenu = (link: Locator) =>
  link.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 })),
  )

async function openMenu(page: Page, link: Locator, words: Words) {
  await link.click({ button: 'right' })
  await expect(page.getByRole('menu', { name: words('Link') })).toBeVisible()
}

test('where tabs are independent, links open and are copied by a menu of the portal', async ({
  page,
  context,
  signInAs,
  words,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs('elisa.prado', { host: hosts.ipe })
  await hydrated(page)
  const link = page.getByRole('navigation').getByRole('link', { name: words('Financeiro') })
  await openMenu(page, link, words)
  await expectAccessible()
  await page.getByRole('menuitem', { name: words('Copiar link') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.evaluate((element: HTMLAnchorElement) => element.href))

  await openMenu(page, link, words)
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: words('Abrir em nova aba') }).click()
  await expect((await opened).getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()

  // By keyboard it opens below the link, and Escape leads back to it.
  await link.focus()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: words('Abrir em nova aba') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(link).toBeFocused()
})

test('inside a frame links have the menu too, and on a page of its own the browser keeps its own', async ({
  page,
  student,
  signInAs,
  words,
}) => {
  await signInAs(student.username)
  await hydrated(page)
  expect(await leavesBrowsersMenu(page.getByRole('navigation').getByRole('link', { name: words('Financeiro') }))).toBe(true)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    frame.name = 'inner'
    frame.width = '900'
    frame.height = '700'
    document.body.prepend(frame)
  }, portalUrl('/?disableHeader=true'))
  const inner = page.frameLocator('iframe[name=inner]')
  const link = inner.getByRole('region', { name: words('Em atraso') }).getByRole('link', { name: startingWith(words('Pagar')) })
  await expect(link).toBeVisible()
  await hydrated(page.frame('inner')!)
  await link.click({ button: 'right' })
  await expect(inner.getByRole('menuitem', { name: words('Abrir em nova aba') })).toBeVisible()
})

/** Hovers a link on a line of this kind. @returns the calls that the page makes from then on */
async function hoverOn(page: Page, words: Words, line: object, open: () => Promise<void>): Promise<string[]> {
  await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), line)
  await open()
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/_serverFn/') && asked.push(request.url())))
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Financeiro') })
    .hover()
  return asked
}

test('a page is fetched ahead when somebody points at its link', async ({ page, student, signInAs, words }) => {
  const asked = await hoverOn(page, words, { effectiveType: '4g' }, () => signInAs(student.username, { path: '/my-account' }))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('on a slow line nothing is fetched ahead', async ({ page, student, signInAs, words }) => {
  const asked = await hoverOn(page, words, { effectiveType: '2g' }, () => signInAs(student.username, { path: '/my-account' }))
  // What would be fetched has begun by the time that the other link answers.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Início') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('Olá, {firstName}') })).toBeFocused()
  expect(asked.some((url) => decodeURIComponent(url).includes('paymentYears'))).toBe(false)
})

test('a script that is gone reloads the page, once a minute; then the page says that it failed', async ({
  page,
  student,
  signInAs,
  words,
  problems,
}) => {
  problems.allow(
    /^error on \S+: $|ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/,
  )
  await signInAs(student.username)
  await hydrated(page)
  const link = page.getByRole('navigation').getByRole('link', { name: words('Financeiro') })
  const scripts = /\/assets\/[^/]+\.js$/
  await page.route(scripts, (route) => route.abort())
  const reloaded = page.waitForEvent('load')
  await link.click()
  await reloaded
  await page.unroute(scripts)

  await page.goto(portalUrl('/'))
  await hydrated(page)
  await page.route(scripts, (route) => route.abort())
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: words('Algo deu errado') })).toBeVisible()
})

test('who goes back before scripts run gets the page of that address', async ({ page, student, signInAs, words }) => {
  await signInAs(student.username)
  await hydrated(page)
  await page
    .getByRole('list', { name: words('Atalhos') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/payments/)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
  // The address changes at once; the page that stands there is the other one's.
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/payments/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(student.name.split(' ')[0]!)
})
