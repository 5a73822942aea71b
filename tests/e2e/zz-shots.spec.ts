import { test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'
const pages = (process.env.SHOTS ?? '/my-requests').split(',')
const widths = (process.env.WIDTHS ?? '360,1440').split(',').map(Number)
test('shots', async ({ page, signInAs }) => {
  await signInAs(process.env.WHO ?? 'ana.souza')
  for (const p of pages)
    for (const w of widths) {
      await page.setViewportSize({ width: w, height: 900 })
      await page.emulateMedia({
        colorScheme: process.env.DARK ? 'dark' : 'light',
        ...(process.env.CONTRAST && { contrast: 'more' as const }),
      })
      await page.goto(portalUrl(p))
      await hydrated(page)
      await page.screenshot({ path: `/tmp/shots/${p.replace(/\W+/g, '_')}-${w}${process.env.DARK ? '-dark' : ''}.png`, fullPage: true })
    }
})
