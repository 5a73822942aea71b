import { address, desktop, openPage, phone } from './portal-page.mjs'

const modes = [
  { mode: 'light', name: 'Claro' },
  { mode: 'dark', name: 'Escuro' },
  { mode: 'black-on-white', name: 'Preto no branco' },
  { mode: 'white-on-black', name: 'Branco no preto' },
]

const institutions = [
  { institution: 'aurora', host: 'aurora.localhost', person: 'ana.souza' },
  { institution: 'ipe', host: 'ipe.localhost', person: 'elisa.prado' },
]

/** In the order of one visit; the last two are reached by clicking. */
const stops = [
  { screen: 'home', heading: /^Olá/, reach: (page, host) => page.goto(address(host, '/')) },
  { screen: 'debts', heading: 'Pagamentos', reach: (page, host) => page.goto(address(host, '/financial/payments')) },
  {
    screen: 'details',
    heading: /Mensalidade/,
    reach: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Mensalidade/ })
        .first()
        .click(),
  },
  {
    screen: 'pix',
    heading: 'Pagar com Pix',
    reach: (page) =>
      page
        .getByRole('button', { name: /com Pix/ })
        .first()
        .click(),
  },
]

/** One picture per institution and screen, with every mode on desktop and phone: docs/screenshots/modes. */
export async function drawModeSheets(browser, folder) {
  for (const { institution, host, person } of institutions) {
    const shots = new Map(stops.map(({ screen }) => [screen, []]))
    for (const device of [desktop, phone]) {
      const page = await openPage(browser, { device: { ...device, deviceScaleFactor: 1 }, host, path: '/', person })
      for (const { mode, name } of modes) {
        await page.goto(address(host, '/'))
        await page.locator('header').getByRole('button').last().click()
        await page.getByRole('button', { name, exact: true }).click()
        await page.locator(`html[data-mode=${mode}]`).waitFor()
        for (const { screen, heading, reach } of stops) {
          const before = page.url()
          await reach(page, host)
          if (screen === 'details' || screen === 'pix') await page.waitForURL((url) => url.href !== before)
          await page.getByRole('heading', { level: 1, name: heading }).waitFor()
          await page.waitForLoadState('networkidle')
          await page.waitForFunction(() => scrollY === 0 && document.fonts.status === 'loaded')
          shots.get(screen).push({ width: device.viewport.width, picture: await page.screenshot() })
        }
      }
      await page.context().close()
    }
    for (const [screen, pictures] of shots) {
      await drawSheet(browser, pictures, `${folder}modes/${institution}-${screen}.jpg`)
      console.log(`docs/screenshots/modes/${institution}-${screen}.jpg`)
    }
  }
}

async function drawSheet(browser, pictures, path) {
  const page = await browser.newPage({ viewport: { width: 1480, height: 1400 } })
  const image = ({ width, picture }) =>
    `<img width="${width === 360 ? 344 : 716}" src="data:image/png;base64,${picture.toString('base64')}">`
  await page.setContent(
    `<body style="margin:16px;display:flex;flex-wrap:wrap;gap:16px;align-items:start;background:#808080">${pictures.map(image).join('')}</body>`,
  )
  await page.screenshot({ path, type: 'jpeg', quality: 82, fullPage: true })
  await page.close()
}
