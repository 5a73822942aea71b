import { demoDocumentKinds } from '../../demo/academic-document-kinds.ts'
import { demoRequestTypes } from '../../demo/academic-request-types.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { type OtherServer, startOtherServer } from '../support/browser/other-server.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { withoutDemoWords } from '../support/browser/demo-words.ts'
import { getTexts } from '../support/browser/untranslated.ts'
import { hosts, portFor, portalUrl } from '../support/browser/portal.ts'

let server: OtherServer

test.beforeAll(async () => {
  server = await startOtherServer(portFor(4), {}, 'tests/pseudo/serve.ts')
})

test.afterAll(() => server.stop())

/** What institutions name in three languages, none of them this one: in the data's main language here. */
const namedByInstitutions = [...demoDocumentKinds, ...demoRequestTypes('2026-01-02').flatMap(({ versions }) => versions)].map(
  ({ name }) => name['pt-BR'],
)
const withoutData = (text: string) => withoutDemoWords(namedByInstitutions.reduce((rest, name) => rest.replaceAll(name, ''), text))

const journeys = [
  { person: 'ana.souza', paths: ['/', '/financial/payments', '/no-such-page'], opensDebt: true },
  { person: 'gina.financas', paths: ['/', '/financial/payments'], opensDebt: false },
]

for (const { person, paths, opensDebt } of journeys) {
  test(`every text that ${person} meets is translated, and longer words fit`, async ({ page, signInAs, problems }) => {
    problems.allow(/404/)
    await signInAs(person, { port: server.port })
    const look = async () => {
      await hydrated(page)
      expect(await page.getByText('⟦').count(), `texts of ${page.url()}`).toBeGreaterThan(1)
      expect(
        (await getTexts(page)).filter((text) => /[a-z]{3}/i.test(withoutData(text))),
        `plain texts of ${page.url()}`,
      ).toEqual([])
      await expectEverythingFits(page)
    }
    for (const path of paths) {
      await page.goto(portalUrl(path, hosts.aurora, server.port))
      await look()
    }
    if (opensDebt) {
      await page.goto(portalUrl('/financial/payments', hosts.aurora, server.port))
      await page.getByRole('main').getByRole('link').filter({ hasText: /⟦/ }).first().click()
      await look()
    }
  })
}
