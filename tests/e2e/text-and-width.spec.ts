import type { Page } from '@playwright/test'
import { expect, forgetSession, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { startingWith } from '../support/browser/words.ts'

/** The main journey's pages of a student; the last is reached by asking for a Pix code. */
const getPages = ({ openDebtId }: TestStudent) => ['/', '/financial/payments', `/financial/payments/${openDebtId}`]

test('text twice as large, or spaced wide, loses nothing', { tag: '@phone' }, async ({ page, student, signInAs }) => {
  await signInAs(student.username)
  for (const path of getPages(student)) {
    for (const enlarge of [doubleText, spaceText]) {
      await page.goto(portalUrl(path))
      await hydrated(page)
      await page.evaluate(enlarge)
      await expectEverythingFits(page)
    }
  }
})

/** Sets a phone's width and text of twice its size. @returns opens a page and sees that nothing of it is cut or covered */
async function lookAtDoubleSize(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px')))
  return async (path: string) => {
    await page.goto(portalUrl(path))
    await hydrated(page)
    await expectEverythingFits(page)
    expect(await overlaps(page, '.app-header__root :is(a, button)'), `parts of the header of ${path}`).toEqual([])
    expect(await overlaps(page, '.app-header__root :is(.count-badge, .avatar)'), `badge of ${path}`).toEqual([])
    expect(await greedyBars(page), `bars of ${path}`).toEqual([])
    const icon = page.getByRole('banner').locator('svg').first()
    expect((await icon.boundingBox())?.width).toBe(40)
  }
}

test('text of twice its size at 360 px: nothing sideways, nothing over another, and bars let go', async ({ page, student, signInAs }) => {
  const look = await lookAtDoubleSize(page)
  await signInAs(student.username)
  const checkout = `/financial/payment-checkout?debts=${student.openDebtId}`
  for (const path of [...getPages(student), checkout, '/financial/agreements/new', '/my-account', '/financial/statement']) await look(path)
  await signInAs('ana.souza')
  const ofAna = ['/', '/financial/payments', '/financial/agreements/new?debts=2', '/financial/statement', '/financial/contracts']
  const ofHerStudies = [
    '/academic-situation',
    '/academic-situation?view=activities',
    '/enrollment-documents',
    '/enrollment-student-cards',
    '/update-data',
  ]
  for (const path of [...ofAna, ...ofHerStudies]) await look(path)
})

test('text of twice its size at 360 px, for staff: figures above their words, filters and rows in one column, no word cut', async ({
  page,
  signInAs,
  words,
}) => {
  const look = await lookAtDoubleSize(page)
  await signInAs('gina.financas')
  await look('/')
  const figures = page.getByRole('region', { name: words('Inadimplência') }).locator('dl > div')
  expect(await figures.count()).toBeGreaterThan(1)
  const sizes = await figures.evaluateAll((all) =>
    all.map((one) => ['dd', 'dt'].map((part) => Number.parseFloat(getComputedStyle(one.querySelector(part)!).fontSize))),
  )
  for (const [figure, words] of sizes) expect(figure).toBeGreaterThan(words!)
  await look('/financial/payments')
  await expect(page.getByRole('row').nth(1)).not.toHaveCSS('display', 'table-row')
  await signInAs('hugo.secretaria')
  await look('/requests')
  const filters = page.getByRole('search', { name: words('Filtros') })
  const whole = (await filters.boundingBox())!.width
  for (const part of [
    filters.getByRole('searchbox'),
    filters.locator('summary').first(),
    filters.getByRole('button', { name: words('Ordenar') }),
  ])
    expect((await part.boundingBox())!.width).toBeGreaterThan(whole - 80)
  const steps = await page
    .locator('.pagination__pages > .icon-button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect([steps.length, new Set(steps).size]).toEqual([4, 1])
  const row = page.getByRole('row').nth(1)
  const getPlace = async (part: string) => (await row.locator(part).first().boundingBox())!.x
  expect(Math.abs((await getPlace('[type=checkbox]')) - (await getPlace('.cell__td--kind_fact')))).toBeLessThan(2)
  for (const path of ['/document-reviews', await firstRequest(page), '/personal-data/1001', '/personal-data']) await look(path)
  expect(await getLines(page, 'label', 'e-mail'), 'lines of a hyphenated word').toBe(1)
  await look('/request-types/107?edit=true&view=form')
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
  await expectEverythingFits(page)
  for (const button of ['campo', 'opção', 'desvio', 'botão']) {
    await expect(page.getByRole('button', { name: `Acrescentar ${button}` }).first()).toBeVisible()
    expect(await getLines(page, 'button', `Acrescentar ${button}`, 'Acrescentar')).toBe(1)
  }
  // By keyboard: at this size the menu covers most of what the pointer could meet.
  await page.getByRole('button', { name: words('Mais deste tipo') }).press('Enter')
  await page.getByRole('button', { name: words('Importar') }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectEverythingFits(page)
  expect(await getLines(page, 'dialog h2', 'requerimento')).toBe(1)
  await signInAs('bruno.lima')
  await page.goto(portalUrl('/welcome'))
  await expect(page.getByText(/Desenvolvimento/).first()).toBeVisible()
  expect(await getLines(page, '.link-row__title', 'Desenvolvimento')).toBe(1)
  await forgetSession(page)
  await page.goto(portalUrl('/auth/forgot-username'))
  await expect(page.getByRole('heading', { name: words('Esqueceu o usuário?') })).toBeVisible()
  await expectEverythingFits(page)
})

test('tables show every column that they keep, from a tablet to a wide screen', async ({ page, signInAs }) => {
  const ofStaff = ['/financial/payments?search=ana+souza&page=4', '/financial/reports?view=forecast']
  const look = async (path: string) => {
    await page.goto(portalUrl(path))
    await expect(page.getByRole('table').first()).toBeVisible()
    for (const width of [768, 900, 960, 1024, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(cutTables), `tables of ${path} at ${width} px`).toEqual([])
    }
  }
  await signInAs('gina.financas')
  for (const path of ofStaff) await look(path)
})

test('on a phone, what belongs together shares a line or an edge', async ({ page, signInAs, words }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('ana.souza', { path: '/notifications' })
  const bar = page.getByRole('search', { name: words('Filtros') })
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())!.height).toBeLessThan(60)
})

test('a single debt is told once at the checkout, however wide the page is', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs('ana.souza', { path: '/financial/payment-checkout?debts=1' })
  const told = page.getByRole('main').getByText(/Mensalidade de/)
  await expect(told.filter({ visible: true })).toHaveCount(1)
})

test('200% zoom of a small laptop, and 320 px, need no sideways scrolling', async ({ page, student, signInAs, words }) => {
  await signInAs(student.username)
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    for (const path of getPages(student)) {
      await page.goto(portalUrl(path))
      await hydrated(page)
      await expectEverythingFits(page)
    }
    // Its code is still there the second time.
    const pay = page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })
    await pay.or(page.getByRole('link', { name: /^Ver o código Pix/ })).click()
    await page.waitForURL(/\/payments\/pix\//)
    await expectEverythingFits(page)
  }
})

test('staff find and open a debt at 320 px', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs('gina.financas', { path: '/financial/payments' })
  await hydrated(page)
  await expectEverythingFits(page)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/payments\/\d+$/)
  await expectEverythingFits(page)
})

/** Pairs of visible elements of which one lies over another. */
function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility() && !one.closest('[popover]'))
    return shown.flatMap((one, index) => {
      const box = one.getBoundingClientRect()
      return shown
        .slice(index + 1)
        .filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect()
          return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
        })
        .map((other) => `${one.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`)
    })
  }, selector)
}

/** How many lines a word takes in the first of these elements that has it. */
function getLines(page: Page, selector: string, text: string, word = text): Promise<number> {
  return page
    .locator(selector)
    .filter({ hasText: text })
    .first()
    .evaluate((element, sought) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) if (walker.currentNode.nodeValue!.includes(sought)) break
      const range = document.createRange()
      range.setStart(walker.currentNode, walker.currentNode.nodeValue!.indexOf(sought))
      range.setEnd(walker.currentNode, range.startOffset + sought.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    }, word)
}

/** The path of the first request in the office's queue. */
async function firstRequest(page: Page): Promise<string> {
  const href = await page.getByRole('row').nth(1).getByRole('link').getAttribute('href')
  return href!.slice(href!.indexOf('/requests/'))
}

/** Bars that stay while the page scrolls and take a third of its height or more. */
function greedyBars(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && one.checkVisibility() && !one.closest('[popover]'))
      .filter((one) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        return height >= innerHeight / 3 && (top <= 0 || bottom >= innerHeight) && bottom > 0 && top < innerHeight
      })
      .map((one) => one.className)
  })
}

/** Tables that scroll sideways. */
function cutTables(): string[] {
  return [...document.querySelectorAll('.table__scroll')]
    .filter(({ firstElementChild, clientWidth }) => firstElementChild!.scrollWidth > clientWidth)
    .map((frame) => frame.getAttribute('aria-label')!)
}

function doubleText(): void {
  document.documentElement.style.fontSize = '200%'
}

/** The least that WCAG 1.4.12 asks a page to bear, set the way that the content security policy allows. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}
