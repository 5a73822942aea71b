import { expect, type Page } from '@playwright/test'

/** Returns elements that clip their own text, as `text (selector)`; intended ellipses do not count. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const style = getComputedStyle(element)
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
        const isHiddenFromSight = element.closest('.visually-hidden, [data-cards-only]') || element.clientWidth <= 1
        if (
          !hasText ||
          isHiddenFromSight ||
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          !element.checkVisibility()
        )
          return false
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `${element.textContent!.trim().slice(0, 60)} (${element.className})`),
  )
}

function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A card cuts off what is wider than it is, and the page then needs no scrolling.
    const cut = [...document.body.querySelectorAll('.card__root, .identity-card__root')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.className} cuts off ${element.textContent!.trim().slice(0, 40)}`)
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return cut
    const found = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}: ${element.textContent!.trim().slice(0, 40)}`)
    // Generated content is no element.
    return found.length > 0 ? found : [`${scrollWidth} px of ${clientWidth}`]
  })
}

/** Amounts and dates on two lines, and words that break though they have room on a line of their own. */
function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      // Codes break anywhere; hyphenated words say that they go on.
      if (!parent.checkVisibility() || parent.closest('.visually-hidden, code, samp') || getComputedStyle(parent).hyphens === 'auto')
        continue
      for (const { 0: run, index } of text.data.matchAll(/(?:[^\s\d]{1,3}\u00a0)?\d[\d.,/]*\d|\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + run.length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (rects.length < 2 || rects.at(-1)!.top < rects[0]!.bottom - 1) continue
        let line: Element = parent
        while (getComputedStyle(line).display.startsWith('inline')) line = line.parentElement!
        const { paddingLeft, paddingRight } = getComputedStyle(line)
        const room = line.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        const hasRoom = rects.reduce((sum, { width }) => sum + width, 0) <= Math.max(room, document.documentElement.clientWidth / 2)
        if (hasRoom || /\d/.test(run)) found.push(`${run} in “${parent.textContent!.trim().slice(0, 60)}” (${line.className})`)
      }
    }
    return found
  })
}

/** Pills that lie beyond the card or row that they are in, or whose words lie beyond the pill. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.status, .badge')]
      .filter((pill) => pill.checkVisibility())
      .filter((pill) => {
        const { left, right } = pill.getBoundingClientRect()
        const around = (pill.closest('.card__root, li, tr') ?? document.body).getBoundingClientRect()
        return left < around.left - 1 || right > around.right + 1 || pill.scrollWidth > pill.clientWidth + 1
      })
      .map((pill) => pill.textContent!.trim()),
  )
}

export async function expectEverythingFits(page: Page): Promise<void> {
  expect(await brokenTexts(page), `broken words and numbers of ${page.url()}`).toEqual([])
  expect(await spilled(page), `pills beyond their card of ${page.url()}`).toEqual([])
  expect(await overflowing(page), `sideways overflow of ${page.url()}`).toEqual([])
  expect(await clippedTexts(page), `clipped texts of ${page.url()}`).toEqual([])
}

/** Opens a part that a phone folds behind its title, and a wider screen shows. */
export async function unfold(page: Page, title: RegExp): Promise<void> {
  const fold = page.locator('summary').and(page.getByLabel(title))
  const isPhone = page.viewportSize()!.width < 400
  await expect(fold).toBeVisible({ visible: isPhone })
  // A link of the header may stand above its middle.
  if (isPhone) await fold.press('Enter')
}
