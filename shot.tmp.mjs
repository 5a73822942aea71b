import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from './scripts/browser.mjs'
import { launchFlags, openPage, address } from './scripts/portal-page.mjs'
const [person, widths, out, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: launchFlags })
const page = await openPage(browser, { device: { viewport: { width: 1440, height: 900 } }, path: '/', person })
for (const path of paths) for (const width of widths.split(',')) {
  await page.setViewportSize({ width: +width, height: +width < 500 ? 740 : 900 })
  await page.goto(address('aurora.localhost', path)); await page.waitForLoadState('networkidle')
  const wide = await page.evaluate(() => [...document.querySelectorAll('main *')].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 8 && getComputedStyle(e).overflowX !== 'visible').map((e) => `${e.tagName}.${(e.getAttribute('aria-label')||e.name||e.textContent||'').slice(0,60)} ${e.scrollWidth}>${e.clientWidth}`).slice(0,12))
  const name = `${out}${path.replaceAll(/[^a-z0-9]+/gi, '_')}-${width}.png`
  await page.screenshot({ path: name, fullPage: !process.env.PART, ...(process.env.PART ? {} : {}) })
  console.log(name, wide)
}
await browser.close()
