import type { Page } from '@playwright/test'

/** Blocks the portal's scripts on pages opened from now on, as a slow connection does. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
