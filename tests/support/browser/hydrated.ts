import type { Page } from '@playwright/test'

/** Waits until scripts answer on a page of the portal, its parts that hydrate later included. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.renderedUrl === undefined)
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })))
}
