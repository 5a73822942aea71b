import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { holdScripts } from '../support/browser/hold-scripts.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addPerson } from '../support/browser/people.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null }[]
}

/** What moved so far, with how much of the window did, to a thousandth, which nobody sees. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            if (value >= 0.0005)
              moved.push(
                `${value.toFixed(3)}: ${sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)).join(', ')}`,
              )
        }).observe({ type: 'layout-shift', buffered: true })
        // Entries of before come with the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )
}

/** In one font throughout: when the other one comes is a matter of the network. */
async function expectStill(page: Page, problems: { allow(pattern: RegExp): void }, paths: readonly string[]): Promise<void> {
  problems.allow(/Failed to load resource: .*\.woff2/)
  await page.route(/\.woff2$/, (route) => route.abort())
  for (const path of paths) {
    await page.goto(portalUrl(path))
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    expect([path, ...(await layoutShifts(page))]).toEqual([path])
  }
}

test('nothing moves while the pages of a student load', { tag: '@phone' }, async ({ page, student, signInAs, problems }) => {
  await signInAs(student.username)
  await expectStill(page, problems, ['/', '/financial/payments', `/financial/payments/${student.openDebtId}`, '/my-account'])
})

test('a first document has the fallback fonts to its end, the next page the web fonts', async ({ page, student, signInAs }) => {
  await signInAs(student.username)
  await page.context().clearCookies({ name: 'academic-services-files' })
  const fonts = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  await page.goto(portalUrl('/my-account'))
  await hydrated(page)
  expect(await fonts()).not.toContain('Atkinson Hyperlegible Next')
  await page.getByRole('navigation').getByRole('link', { name: 'Financeiro' }).click()
  await expect(page).toHaveURL(portalUrl('/financial/payments'))
  await expect.poll(fonts).toContain('Atkinson Hyperlegible Next')
})

test('the page of signing in takes the web fonts as soon as they are there, and stays where it is', async ({ page }) => {
  await page.goto(portalUrl('/auth/signin', hosts.ipe))
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Atkinson Hyperlegible Next')
  expect(await layoutShifts(page)).toEqual([])
})

test('a page stays where it was scrolled to before scripts ran', async ({ page, student, signInAs }) => {
  await signInAs(student.username)
  const release = await holdScripts(page)
  await page.goto(portalUrl('/my-account'), { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Español' }).waitFor()
  await page.mouse.wheel(0, 300)
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(scrolled).toBe(300)
  release()
  // The list of zones can be searched once scripts run.
  await expect(page.getByRole('combobox', { name: /Fuso/ })).toHaveValue(/GMT/)
  expect(await scrolled()).toBe(300)
  // Later pages begin at their top, and going back comes to where one was.
  await page.getByRole('navigation').getByRole('link', { name: 'Financeiro' }).click()
  await expect(page).toHaveURL(portalUrl('/financial/payments'))
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBe(300)
})

test('whoever goes back before scripts ran sees the page of before, and nothing of both', async ({ page, student, signInAs, words }) => {
  await signInAs(student.username, { path: '/my-account' })
  await hydrated(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Financeiro' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(words('Pagamentos'))
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(title).toHaveText(words('Pagamentos'))
  // As the router listens; the test fails of the error.
  await page.evaluate(() => addEventListener('popstate', () => reportError(new Error('the router heard of it'))))
  await page.goBack({ waitUntil: 'commit' })
  await expect(title).toHaveText(words('Minha conta'))
  release()
  await hydrated(page)
  await expect(title).toHaveText(words('Minha conta'))
})

test('nothing moves while the pages of staff load', { tag: '@phone' }, async ({ page, database, signInAs, problems }) => {
  const { username } = await addPerson(database, 1, [
    { institutionId: null, name: 'Financeiro', profile: 'OPERATION', permissions: { financial: ['debts.read'] } },
  ])
  await signInAs(username)
  await expectStill(page, problems, ['/', '/financial/payments'])
})
