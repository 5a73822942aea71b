import { type Frame, type Page, test } from '@playwright/test'
import { isHydrated } from './react-commits.ts'

/** Scripts have run and every control of the page answers: parts that load later hydrate later, and until then a link loads its page anew. */
export function hydrated(page: Page | Frame): Promise<void> {
  return test.step('Hydration', async () => {
    await page.waitForFunction(() => document.readyState === 'complete' && window.renderedUrl === undefined)
    await page.waitForFunction(isHydrated)
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })))
  })
}
