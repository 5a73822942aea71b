import type { Page } from '@playwright/test'
import { modes } from '../../design-system/tokens/palettes.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { startingWith } from '../support/browser/words.ts'

/** The main journey's pages of a student; the last is reached by asking for a Pix code. */
const getPages = ({ openDebtId }: TestStudent) => ['/', '/financial/payments', `/financial/payments/${openDebtId}`]

const modeNames = { light: 'Claro', dark: 'Escuro', 'black-on-white': 'Preto no branco', 'white-on-black': 'Branco no preto' } as const

for (const mode of modes) {
  test(`${mode} is chosen once, kept on the account, and on the page's first byte`, async ({
    page,
    student,
    signInAs,
    words,
    expectAccessible,
  }) => {
    await signInAs(student.username)
    await page.getByRole('button', { name: student.name }).click()
    await page.getByRole('button', { name: words(modeNames[mode]) }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    for (const path of getPages(student)) {
      await page.goto(portalUrl(path))
      await expectAccessible()
    }
    const html = await (await page.goto(portalUrl('/')))!.text()
    expect(html.slice(0, 200)).toContain(`data-mode="${mode}"`)

    await page.getByRole('button', { name: student.name }).click()
    await page.getByRole('button', { name: words('Sair') }).click()
    await page.waitForURL(/\/id\/interaction/)
    await signInAs(student.username)
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
  })
}

test('in forced colours controls keep their edges and the chosen shows', async ({ page, student, signInAs, expectAccessible }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs(student.username)
  for (const path of getPages(student)) {
    await page.goto(portalUrl(path))
    await hydrated(page)
    await expectAccessible()
    expect(await edgelessControls(page), `controls without an edge on ${path}`).toEqual([])
  }
  await page.goto(portalUrl('/financial/payments'))
  await hydrated(page)
  const box = page.getByRole('checkbox').first()
  // What is overdue is chosen from the start.
  await expect(box).toBeChecked()
  const ticked = await box.screenshot()
  await box.uncheck()
  await box.blur()
  expect((await box.screenshot()).equals(ticked), 'a ticked box looks like an empty one').toBe(false)
})

test('a debt is paid by keyboard alone, with focus always in sight', async ({ page, student, signInAs, words }) => {
  await signInAs(student.username, { path: '/financial/payments' })
  await hydrated(page)
  await tabTo(page, 'link', words('Ir para o conteúdo'))
  await page.keyboard.press('Enter')
  await tabTo(page, 'checkbox')
  // The overdue ones are chosen from the start.
  for (const isChosen of [false, true]) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox').first()).toBeChecked({ checked: isChosen })
  }
  await tabTo(page, 'button', startingWith(words('Pagar com Pix')))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/payments\/pix\//)
  await hydrated(page)
  await tabTo(page, 'button', words('Copiar código'))
})

test('going back by keyboard through a long list, no row is under its headings', async ({ page, signInAs }) => {
  await signInAs('gina.financas', { path: '/financial/payments?perPage=50' })
  await hydrated(page)
  await page.getByRole('row').last().getByRole('link').focus()
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Shift+Tab')
    expect(await focusProblem(page)).toBeNull()
  }
})

test('nothing moves for people who asked for less motion', async ({ page, student, signInAs, words }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(student.username, { path: '/financial/payments' })
  await hydrated(page)
  expect(await movements(page)).toEqual([])
  await page.getByRole('checkbox').first().check()
  expect(await movements(page)).toEqual([])
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  expect(await movements(page)).toEqual([])
})

/** Buttons and fields that forced colours leave without a border. Links read as links, and quiet buttons as words. */
function edgelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main input:not([type=hidden]), main select, main textarea, main button')]
      // What the browser draws by itself keeps its edges.
      .filter(
        (control) => control.checkVisibility() && !control.closest('.visually-hidden') && getComputedStyle(control).appearance === 'none',
      )
      .filter((control) =>
        [control, control.parentElement!, control.parentElement!.parentElement!].every(
          (box) => parseFloat(getComputedStyle(box).borderTopWidth) === 0,
        ),
      )
      .map((control) => control.outerHTML.slice(0, 120)),
  )
}

function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().duration !== 0)
      .map((animation) => animation.constructor.name),
  )
}

/** Presses Tab until the wanted control has focus, looking at every stop on the way. */
async function tabTo(page: Page, role: 'link' | 'button' | 'checkbox', name?: RegExp): Promise<void> {
  const wanted = page.getByRole(role, name && { name }).first()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    expect(await focusProblem(page)).toBeNull()
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`No ${role} ${name} within 60 presses of Tab`)
}

/** What is wrong with the focus as it is seen, or null. */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const about = focused.outerHTML.slice(0, 120)
    // The frame of a field, or the card around a box, may draw the ring instead of the input in it.
    const rings = [focused, focused.parentElement!, focused.closest('label') ?? focused, focused.closest('li, article') ?? focused]
    const hasRing = rings.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
    })
    if (!hasRing) return `no focus ring: ${about}`
    const { left, top, width, height } = focused.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    const isInSight = shown !== null && (focused.contains(shown) || shown.contains(focused))
    return isInSight ? null : `focus is covered or out of sight: ${about}`
  })
}
