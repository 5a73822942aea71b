import { writeFileSync } from 'node:fs'
import { test } from '../support/browser/fixtures.ts'
import { portalUrl } from '../support/browser/portal.ts'

const out = process.env.SHOTS!
const lists = { debts: '/financial/payments', agreements: '/financial/agreements', received: '/financial/received-payments' }
for (const locale of ['pt-BR', 'en', 'es']) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`shots ${locale}`, async ({ page, signInAs }) => {
      test.setTimeout(240_000)
      await signInAs('gina.financas', { path: '/' })
      for (const [name, path] of Object.entries(lists)) {
        for (const width of locale === 'pt-BR' ? [360, 768, 1440] : [1440]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(portalUrl(path))
          await page.getByRole('table').waitFor()
          await page.waitForLoadState('networkidle')
          await page.waitForTimeout(400)
          await page.screenshot({ path: `${out}/${name}-${locale}-${width}.png`, fullPage: true })
        }
        writeFileSync(`${out}/${name}-${locale}.html`, await page.getByRole('main').evaluate((main) => main.outerHTML))
        const search = { debts: '?search=Ana', agreements: '', received: '?search=Ana' }[name]
        const csv = await page.evaluate(
          async (url) => {
            const answer = await fetch(url)
            return `${answer.headers.get('content-disposition')} ${answer.headers.get('x-total-rows')}\n${await answer.text()}`
          },
          portalUrl(`${path}/export${search}`),
        )
        writeFileSync(`${out}/${name}-${locale}.csv`, csv)
        const nothing = await page.goto(portalUrl(`${path}?search=zzzz&perPage=50`))
        void nothing
        await page.waitForLoadState('networkidle')
        writeFileSync(`${out}/${name}-${locale}-nothing.html`, await page.getByRole('main').evaluate((main) => main.outerHTML))
        await page.goto(portalUrl(`${path}?page=99999`))
        await page.waitForLoadState('networkidle')
        writeFileSync(`${out}/${name}-${locale}-beyond.html`, await page.getByRole('main').evaluate((main) => main.outerHTML))
      }
    })
  })
}
