/**
 * Takes the pictures of docs/screenshots from a portal that runs with the demo world.
 *
 *   PORT=3000 node scripts/screenshots.mjs
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from './browser.mjs'

const port = process.env.PORT ?? '3000'
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

const pictures = [
  { name: 'sign-in-desktop', device: desktop, path: '/' },
  { name: 'home-desktop', device: desktop, person: 'ana.souza', path: '/' },
  { name: 'student-debts-desktop', device: desktop, person: 'ana.souza', path: '/financial/payments' },
  { name: 'student-debts-phone', device: phone, person: 'ana.souza', path: '/financial/payments' },
  { name: 'debt-details-desktop', device: desktop, person: 'ana.souza', path: '/financial/payments', open: (page) => page.getByRole('main').getByRole('link', { name: /Mensalidade/ }).first().click() },
  { name: 'staff-debts-desktop', device: desktop, person: 'gina.financas', path: '/financial/payments' },
  { name: 'home-phone-ipe', device: phone, person: 'elisa.prado', path: '/', host: 'ipe.localhost' },
]

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'] })
for (const { name, device, person, path, host = 'aurora.localhost', open } of pictures) {
  const context = await browser.newContext({ ...device, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await page.goto(`http://${host}:${port}/academic-services${path}`)
  if (person) {
    await page.getByLabel('Usuário ou e-mail').fill(person)
    await page.getByLabel('Senha').fill('Aurora#2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL((url) => url.hostname === host)
  }
  await open?.(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}${name}.png` })
  await context.close()
  console.log(`docs/screenshots/${name}.png`)
}
await browser.close()
