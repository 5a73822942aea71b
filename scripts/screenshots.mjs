/** Takes docs/screenshots from a running portal with demo data: `PORT=3000 node scripts/screenshots.mjs` */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from './browser.mjs'
import { drawModeSheets } from './mode-sheets.mjs'
import { desktop, launchFlags, openPage, phone } from './portal-page.mjs'

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))

const pictures = [
  { name: 'sign-in-desktop', device: desktop, path: '/' },
  { name: 'home-desktop', device: desktop, person: 'ana.souza', path: '/' },
  { name: 'student-debts-desktop', device: desktop, person: 'ana.souza', path: '/financial/payments' },
  { name: 'student-debts-phone', device: phone, person: 'ana.souza', path: '/financial/payments' },
  {
    name: 'debt-details-desktop',
    device: desktop,
    person: 'ana.souza',
    path: '/financial/payments',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Mensalidade/ })
        .first()
        .click(),
  },
  { name: 'staff-debts-desktop', device: desktop, person: 'gina.financas', path: '/financial/payments' },
  { name: 'home-phone-ipe', device: phone, person: 'elisa.prado', path: '/', host: 'ipe.localhost' },
]

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: launchFlags })
for (const { name, open, ...place } of pictures) {
  const page = await openPage(browser, place)
  await open?.(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}${name}.png` })
  await page.context().close()
  console.log(`docs/screenshots/${name}.png`)
}
await drawModeSheets(browser, folder)
await browser.close()
