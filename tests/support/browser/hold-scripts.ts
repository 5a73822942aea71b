import type { Page } from '@playwright/test'

/** Keeps the portal's scripts away from the pages that are opened from now on, as a slow connection does. @returns what lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
