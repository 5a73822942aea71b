export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

export const launchFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

const port = process.env.PORT ?? '3000'

export function address(host, path) {
  return `http://${host}:${port}/academic-services${path}`
}

/** Signs in as a demo user if named. The caller closes the page's context. */
export async function openPage(browser, { device, host = 'aurora.localhost', path, person }) {
  const context = await browser.newContext({ ...device, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await page.goto(address(host, path))
  if (person) {
    await page.getByLabel('Usuário ou e-mail').fill(person)
    await page.getByLabel('Senha', { exact: true }).fill('Aurora#2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL((url) => url.hostname === host && !/\/(id|auth)\//.test(url.pathname))
  }
  return page
}
