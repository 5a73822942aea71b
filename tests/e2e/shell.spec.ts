import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { openByLaunch } from '../support/browser/launch.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { startingWith } from '../support/browser/words.ts'

const isPhone = (width: number | undefined) => (width ?? 1440) < 600

test('the menu is searched, opens its groups, and leads outside in another tab', { tag: '@phone' }, async ({
  page,
  viewport,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username)
  await hydrated(page)
  if (isPhone(viewport?.width)) await page.getByRole('button', { name: words('Abrir menu') }).click()
  const menu = page.getByRole('navigation', { name: words('Menu principal') })
  await expect(menu.getByRole('link', { name: words('Início') })).toHaveAttribute('aria-current', 'page')
  const loans = menu.getByRole('link', { name: /Empréstimos/ })
  await expect(loans).toBeHidden()
  const library = menu.getByText('Biblioteca')
  // A group's title has its first item in the first view.
  if (!isPhone(viewport?.width)) await expect(library).toBeInViewport({ ratio: 1 })
  await library.click()
  await expect(loans).toBeVisible()
  await expect(loans).toHaveAttribute('target', '_blank')
  await expect(loans).toHaveAttribute('rel', /noopener/)
  await library.click()
  await expect(loans).toBeHidden()
  await expectAccessible()

  // One search for the menu and for everything else: the drawer opens it too.
  const opener = isPhone(viewport?.width) ? menu : page.getByRole('banner')
  await opener.getByRole('button', { name: words('Buscar no portal') }).click()
  await page.getByRole('combobox', { name: words('Buscar no portal') }).fill('PREST')
  await expect(page.getByRole('option', { selected: true })).toContainText('Empréstimos')
  await page.getByRole('button', { name: words('Fechar'), exact: true }).click()
  if (isPhone(viewport?.width)) await page.getByRole('button', { name: words('Abrir menu') }).click()
  await menu.getByRole('link', { name: words('Financeiro') }).click()
  // The new page begins at its heading, for people who do not see it.
  await expect(page.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeFocused()
  await expect(page).toHaveTitle(/Pagamentos · Universidade Aurora/)
  if (isPhone(viewport?.width)) await expect(menu).toBeHidden()
})

test('the account menu shows all of itself on a phone', { tag: '@phone-only' }, async ({ page, signInAs, words }) => {
  await signInAs('gina.financas')
  await page.getByRole('banner').getByRole('button', { name: /Gina/ }).click()
  const menu = page.getByRole('group', { name: words('Conta') })
  await expect(menu.getByRole('button', { name: words('Branco no preto') })).toBeInViewport({ ratio: 1 })
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('the menu is left with icons alone, and stays so', async ({ page, student, signInAs, words, expectAccessible }) => {
  await signInAs(student.username)
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: words('Menu principal') })
  const width = async () => (await menu.boundingBox())!.width
  expect(await width()).toBeGreaterThan(200)
  await page.getByRole('button', { name: words('Recolher menu') }).click()
  await expect(page.getByRole('button', { name: words('Expandir menu') })).toBeVisible()
  await page.mouse.move(800, 400)
  await expect.poll(width).toBe(82)
  await expect(menu.getByRole('link', { name: words('Financeiro') })).toBeVisible()
  await expectAccessible()
  const html = await (await page.goto(portalUrl('/financial/payments')))!.text()
  expect(html, 'the first byte has it').toContain('data-nav="mini"')
  expect(await width()).toBe(82)
  await page.setViewportSize({ width: 1249, height: 800 })
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1250, height: 800 })
  await expect(menu).toBeVisible()
})

test('the header is 80 px high, 64 on phones', { tag: '@phone' }, async ({ page, viewport, student, signInAs }) => {
  await signInAs(student.username)
  expect((await page.getByRole('banner').boundingBox())!.height).toBe(isPhone(viewport?.width) ? 64 : 80)
})

test('terms and privacy stand below every page, where the institution has both', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
}) => {
  const inFooter = (text: string) => page.getByRole('contentinfo').getByRole('link', { name: words(text) })
  await signInAs(student.username)
  for (const text of ['Termos de uso', 'Privacidade']) await expect(inFooter(text)).toBeVisible()
  const [terms, privacy] = await Promise.all(['Termos de uso', 'Privacidade'].map((text) => inFooter(text).boundingBox()))
  expect(privacy!.y, 'none stands alone').toBe(terms!.y)
  await signInAs('elisa.prado', { host: await addHostname(database, 2, { safeaVersion: 'v2', privacyUrl: null }) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const text of ['Termos de uso', 'Privacidade']) await expect(inFooter(text)).toHaveCount(0)
})

test('disableHeader leaves only the page, on the next page too', async ({ page, student, signInAs, words }) => {
  await signInAs(student.username, { path: '/?disableHeader=true&disableHandtalk=true' })
  await hydrated(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page
    .getByRole('region', { name: words('Em atraso') })
    .getByRole('link', { name: startingWith(words('Pagar')) })
    .click()
  await expect(page).toHaveURL(/\/payment-checkout/)
  expect(new URL(page.url()).searchParams.get('disableHeader')).toBe('true')
  expect(new URL(page.url()).searchParams.get('disableHandtalk')).toBe('true')
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('the logo is that of the place that the person acts in, small on phones', { tag: '@phone' }, async ({
  page,
  database,
  viewport,
  words,
}) => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const { id } = await addPerson(database, 1, [{ institutionId: 12, name: 'Aluna', profile: 'STUDENT' }])
  await openByLaunch(page, database, host, { tenantId: 1, userId: id, choice: null })
  const logo = page.getByRole('banner').getByRole('img', { name: 'Universidade Aurora' })
  const shown = () => logo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname.split('/').at(-1))
  await expect.poll(shown).toBe(isPhone(viewport?.width) ? 'favicon.svg' : 'logo.svg')

  const other = await addHostname(database, 1, { safeaVersion: 'migrating' })
  await database.query(`update settings.institution set logo = '/academic-services/demo/ipe/logo.svg' where id = 12`)
  await openByLaunch(page, database, other, { tenantId: 1, userId: id, choice: null })
  await expect.poll(() => logo.getAttribute('src')).toBe('/academic-services/demo/ipe/logo.svg')
  await database.query('update settings.institution set logo = null where id = 12')
  await expect(page.getByRole('heading', { level: 1, name: words('Olá, {firstName}') })).toBeVisible()
})
