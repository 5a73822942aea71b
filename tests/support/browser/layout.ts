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
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}: ${element.textContent!.trim().slice(0, 40)}`)
  })
}

export async function expectEverythingFits(page: Page): Promise<void> {
  expect(await overflowing(page), `sideways overflow of ${page.url()}`).toEqual([])
  expect(await clippedTexts(page), `clipped texts of ${page.url()}`).toEqual([])
}
