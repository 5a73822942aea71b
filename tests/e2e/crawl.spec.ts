import { readFileSync } from 'node:fs'
import { appConfig } from '../../app.config.ts'
import { demoPeople } from '../../demo/people.ts'
import { localeCookie } from '../../src/request/cookies.server.ts'
import { findingsOfEngines } from '../support/browser/engines.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { addresses, noPages, pagesOfAna } from '../support/browser/portal-pages.ts'
import { getTexts, untranslated } from '../support/browser/untranslated.ts'
import { locales } from '../support/browser/words.ts'

const hostOf: Record<number, string> = { 0: hosts.operation, 1: hosts.aurora, 2: hosts.ipe, 3: hosts.mar }
const isWhole = process.env.CRAWL === 'all'
/** As `npm run test:access`: three engines look at every page at both widths, in the language that texts are written in. */
const byEngines = process.env.ENGINES === 'all'
/** People of the demo who can sign in; two of them stand for all unless the whole crawl is asked for. */
const people = demoPeople.filter(({ tenantId, locked, temporaryPassword, username }) =>
  isWhole
    ? tenantId !== 3 && !locked && !temporaryPassword && username !== 'sonia.acordos'
    : ['ana.souza', 'gina.financas', ...(byEngines ? ['hugo.secretaria'] : [])].includes(username),
)

const [source, ...translations] = locales
/** In the whole crawl a browser opens every page in every language; otherwise translations are read as the server sends them, but for the engines. */
const opened = isWhole && !byEngines ? locales : [source!]
const read = isWhole || byEngines ? [] : translations

test('the crawl knows every route', () => {
  const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const union = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(tree)![1]!
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
  expect([...Object.keys(addresses), ...noPages].sort()).toEqual(routes.sort())
})

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

for (const { username, tenantId } of [{ username: 'nobody', tenantId: 1 }, ...people]) {
  test(`every page reads well as ${username}`, async ({ page, context, database, problems, signInAs, expectAccessible }) => {
    // It only ends a crawl that hangs.
    test.setTimeout(1_800_000)
    // What somebody does not have is said by the page, and by the browser's own line for it.
    problems.allow(/Failed to load resource: the server responded with a status of 404/)
    const host = hostOf[tenantId]!
    if (username !== 'nobody') await signInAs(username, { host })
    const wanted = [...Object.values(addresses), ...(tenantId === 1 ? await pagesOfAna(database) : [])]
    // Sign-in, denial and what is not found read alike at many addresses: one of them is opened.
    const known = new Set<string>()
    const speak = (locale: string) =>
      context.addCookies([{ name: localeCookie, value: locale, domain: host, path: appConfig.basePath, secure: true }])
    // Of the same origin and without a policy of its own: may fetch what it likes, as who is signed in.
    const reader = await context.newPage()
    await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await reader.goto(portalUrl('/reader', host))
    /** The page as the server sends it; empty where it leads on, such as to the provider. */
    const served = (address: string) =>
      reader.evaluate(async (url) => (await fetch(url, { redirect: 'manual' })).text(), portalUrl(address, host))
    for (const address of wanted) {
      await speak(source!)
      const html = await served(address)
      if (!html) await page.goto(portalUrl(address, host))
      const before = (await (html ? getTexts(reader, html) : getTexts(page))).join('\n')
      if (known.has(before)) continue
      known.add(before)
      let portuguese: string[] = []
      for (const locale of opened) {
        await speak(locale)
        await page.setViewportSize(desktop)
        await page.goto(portalUrl(address, host))
        await hydrated(page)
        const seen = await page.evaluate(() => ({
          title: document.title.length > 0,
          headings: document.querySelectorAll('h1').length,
          mains: document.querySelectorAll('main').length,
          lang: document.documentElement.lang,
          unfilled: /\{\w+\}/.test(document.body.innerText),
        }))
        expect.soft({ address, ...seen }).toEqual({ address, title: true, headings: 1, mains: 1, lang: locale, unfilled: false })
        const texts = await getTexts(page)
        if (locale === source) {
          portuguese = texts
          await expectAccessible()
        } else {
          expect.soft(untranslated(texts, portuguese, locale), `texts of ${address} that are not in ${locale}`).toEqual([])
        }
        await expectEverythingFits(page)
        if (byEngines) expect.soft(await findingsOfEngines(page), `${address} on a desktop`).toEqual([])
        await page.setViewportSize(phone)
        await expectEverythingFits(page)
        if (byEngines) {
          await expectAccessible()
          expect.soft(await findingsOfEngines(page), `${address} on a phone`).toEqual([])
        }
      }
      for (const locale of read) {
        await speak(locale)
        const translated = await served(address)
        if (translated)
          await page.evaluate((text) => {
            const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
            const source = text.replaceAll(/nonce="[^"]*"/g, `nonce="${nonce}"`)
            const { title, body, documentElement } = new DOMParser().parseFromString(source, 'text/html')
            Object.assign(document, { title })
            document.documentElement.lang = documentElement.lang
            document.body.replaceWith(body)
          }, translated)
        else await page.goto(portalUrl(address, host))
        const texts = await getTexts(page)
        expect.soft(untranslated(texts, portuguese, locale), `texts of ${address} that are not in ${locale}`).toEqual([])
        await expectEverythingFits(page)
      }
    }
  })
}
