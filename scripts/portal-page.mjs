/** Devices that pictures of the portal are taken on. */
export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

export const launchFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

const port = process.env.PORT ?? '3000'

/** The whole address of a path below the portal, at an institution's host. */
export function address(host, path) {
  return `http://${host}:${port}/academic-services${path}`
}

/** A new page at an address, signed in when a person of the demo world is named. The caller closes its context. */
export async function openPage(browser, { device, host = 'aurora.localhost', path, person }) {
  const context = await browser.newContext({ ...device, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await page.goto(address(host, path))
  if (person) {
    await page.getByLabel('Usuário ou e-mail').fill(person)
    await page.getByLabel('Senha').fill('Aurora#2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL((url) => url.hostname === host)
  }
  return page
}
