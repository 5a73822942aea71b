import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { grownTables, httpTests, testsOfAreas } from '../areas.mjs'

const namesIn = (folder: string, ending: string) =>
  globSync(`*${ending}`, { cwd: new URL(`../${folder}/`, import.meta.url) }).map((file) => path.basename(file, ending))

it('knows an area, or a reason to run always, for every file of HTTP tests', () => {
  expect(httpTests.toSorted()).toEqual(namesIn('http', '.test.ts').toSorted())
})

it.each([
  ['services/financial/settings/save-settings.queries.ts', ['financial-settings']],
  ['src/features/request-types/preview-end.tsx', ['request-types']],
  ['services/academic/reenrollment-office/periods.queries.ts', ['reenrollment-office']],
  // By who imports it.
  ['src/kit/versions/versions-card.tsx', ['reenrollment-office', 'financial-settings']],
  // By too many.
  ['src/kit/form/app-form.tsx', ['student', 'shell', 'staff']],
  ['api/errors.ts', ['student', 'shell', 'staff']],
  ['services/financial/migrations/0001_x.sql', []],
  ['locales/credits/en.po', []],
  // Support of tests, by those that it is for.
  ['tests/support/browser/saml.ts', ['saml']],
  ['tests/support/browser/fixtures.ts', ['student', 'shell', 'staff']],
])('a change of %s is tried by a browser in %j', (file, tests) => {
  const { browser } = testsOfAreas([file])
  expect(browser.toSorted()).toEqual(tests.toSorted())
  const known = namesIn('e2e', '.spec.ts')
  expect(browser.filter((name) => !known.includes(name))).toEqual([])
})

it.each([
  ['src/request/request.middleware.ts', ['tests/http/']],
  ['src/features/debts/debt-page.tsx', ['tests/http/page-cost.test.ts']],
  ['docs/security.md', []],
])('a change of %s is tried over HTTP in %j', (file, tests) => {
  expect(testsOfAreas([file]).http).toEqual(tests)
})

it('money is tried by strangers and in three languages, sessions are not', () => {
  const { http } = testsOfAreas(['services/financial/debts/debts.queries.ts'])
  expect(http).toEqual(
    expect.arrayContaining(['authorisation', 'hostile-finance', 'languages'].map((name) => `tests/http/${name}.test.ts`)),
  )
  expect(http).not.toContain('tests/http/security.test.ts')
})

it('a table of the whole portal that only grew is no change of the whole portal', () => {
  expect(grownTables('2\t0\tapi/errors.ts\n5\t0\tapi/debts.ts')).toEqual(['api/errors.ts'])
  expect(grownTables('2\t1\tapi/errors.ts\n5\t0\tapi/debts.ts')).toEqual([])
})
