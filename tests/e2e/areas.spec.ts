import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { startingWith } from '../support/browser/words.ts'

test('a student goes through the areas by the bar, which makes way for acts of the page', { tag: '@phone-only' }, async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username)
  await hydrated(page)
  const bar = page.getByRole('navigation', { name: words('Áreas') })
  const area = (name: string) => bar.getByRole('link', { name: words(name) })
  await expect(area('Início')).toHaveAttribute('aria-current', 'page')
  for (const link of await bar.getByRole('link').all()) {
    const { width, height } = (await link.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible()

  // One document, for the whole way.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  for (const [name, path] of [
    ['Curso', '/academic-situation'],
    ['Secretaria', '/my-requests'],
    ['Carteirinha', '/enrollment-student-cards'],
  ] as const) {
    await area(name).click()
    await expect(page).toHaveURL(portalUrl(path))
    await expect(bar.locator('[aria-current=page]')).toHaveText(words(name))
  }
  // What is overdue is chosen already, and the page's acts stand there.
  await area('Financeiro').click()
  const acts = page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })
  await expect(acts).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('checkbox', { checked: true }).uncheck()
  await expect(acts).toBeHidden()
  await expect(bar.locator('[aria-current=page]')).toHaveText(words('Financeiro'))
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)

  // Nothing of the page is left below it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const [foot, { y: top }] = [(await page.getByRole('contentinfo').boundingBox())!, (await bar.boundingBox())!]
  expect(foot.y + foot.height).toBeLessThanOrEqual(top + 1)
})

test('the bar stands without scripts, and in none of wide, low, enlarged and printed pages', { tag: '@phone-only' }, async ({
  page,
  student,
  signInAs,
  words,
}) => {
  await signInAs(student.username, { path: '/financial/contracts' })
  const bar = page.getByRole('navigation', { name: words('Áreas') })
  await expect(bar.getByRole('link', { name: words('Financeiro') })).toHaveAttribute('aria-current', 'page')
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await page.emulateMedia({ media: null })
  const position = () => bar.evaluate((element) => getComputedStyle(element).position)
  expect(await position()).toBe('sticky')
  await page.setViewportSize({ width: 590, height: 300 })
  await page.goto(portalUrl('/financial/statement'))
  await expect(bar).not.toBeInViewport()
  await page.setViewportSize({ width: 600, height: 800 })
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 180, height: 370 })
  expect(await position()).toBe('static')
})

test('staff have no areas', { tag: '@phone-only' }, async ({ page, signInAs, words }) => {
  await signInAs('gina.financas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: words('Áreas') })).toHaveCount(0)
})
