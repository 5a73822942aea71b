/** Which tests a change asks for, for `npm test -- --changed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A change of a path that matches runs these files of tests/e2e. A change of the portal that matches none runs `core`. */
const areas = [
  { paths: /agreement/, tests: ['agreements', 'agreement-list', 'persons'] },
  { paths: /bank-files?|return-file|cnab/, tests: ['bank-files'] },
  { paths: /\bbanks\b/, tests: ['banks'] },
  {
    paths: /financial\/templates?\b|features\/templates|report-folders|template-(content|rules|faults)/,
    tests: ['templates', 'bank-slip', 'income-report'],
  },
  { paths: /\bpayer(s|-)/, tests: ['payers'] },
  { paths: /financial-(settings|catalogs)|financial\/settings/, tests: ['financial-settings'] },
  { paths: /financial-reports|financial\/reports|report-mails/, tests: ['financial-reports'] },
  { paths: /area-bar|frame\/areas/, tests: ['areas'] },
  { paths: /agreement-settings/, tests: ['agreement-settings'] },
  { paths: /bank-?slip|slips?\b/, tests: ['bank-slip'] },
  { paths: /calendar|reminder/, tests: ['calendar', 'reminders'] },
  { paths: /campaign/, tests: ['campaigns'] },
  { paths: /captcha/, tests: ['captcha'] },
  { paths: /cards?\/|card-(acquirer|charge|form|notices|page)|acquirer/, tests: ['card'] },
  { paths: /student-card|card-(gate|photos?|worker)|academic\/cards/, tests: ['student-cards', 'student-card-offline', 'card-gate'] },
  { paths: /contexts?\b|roles?\b/, tests: ['contexts'] },
  { paths: /contract/, tests: ['contracts'] },
  { paths: /reenrollment-office|reenrollment-notices/, tests: ['reenrollment-office'] },
  { paths: /request-office|academic\/requests|routes\/_portal\/requests/, tests: ['request-office', 'request-office-answers'] },
  { paths: /(?<!p)review|refusal/, tests: ['document-reviews'] },
  { paths: /enrollment-document|documents\/|upload/, tests: ['enrollment-documents'] },
  { paths: /request-types|form-engine|subjects\/request-form/, tests: ['request-types'] },
  { paths: /embed/, tests: ['embedding'] },
  { paths: /impersonat/, tests: ['impersonation'] },
  { paths: /income|invoice/, tests: ['income-report', 'invoice-problem'] },
  { paths: /account|preference/, tests: ['my-account', 'my-account-photo'] },
  { paths: /notification/, tests: ['notifications'] },
  {
    paths: /shared-document|public-validation|academic-situation|academic\/(shared-documents|situation)/,
    tests: ['shared-documents', 'academic-situation'],
  },
  { paths: /announcement/, tests: ['announcements'] },
  { paths: /launcher|search-panel|command|status/, tests: ['panels'] },
  { paths: /passkey/, tests: ['passkeys'] },
  { paths: /step-up|identity-proof/, tests: ['step-up'] },
  { paths: /payment-link/, tests: ['payment-links'] },
  { paths: /reenrollment(?!-(office|notices))|class-selection/, tests: ['reenrollment'] },
  { paths: /credits?\b/, tests: ['credits'] },
  { paths: /received-payment/, tests: ['received-payments'] },
  { paths: /recovery|password/, tests: ['recovery', 'password'] },
  { paths: /request-(address|charges?|debts?|link)|requests\/charge/, tests: ['request-payment'] },
  { paths: /saml/, tests: ['saml'] },
  { paths: /sign-(in|out|up)/, tests: ['sign-in', 'single-sign-in'] },
  { paths: /second-(factor|step)|waiting-role/, tests: ['my-account-access', 'required-second-factor', 'second-factor-resets'] },
  { paths: /statement/, tests: ['statement'] },
  { paths: /support|assistant/, tests: ['support', 'assistants'] },
  { paths: /debts?\b|checkout|pix|payments?\b/, tests: ['student'] },
  { paths: /kit\/list|\.list\.|export|components\/table/, tests: ['staff'] },
  { paths: /shell|layout|menu/, tests: ['shell'] },
]
/** What every page stands on. */
const core = ['student', 'shell', 'staff']
/** A part that more areas than these are drawn with is one of the whole portal. */
const fewAreas = 5

/** A change of a path that matches runs these files of tests/http beside `always`. */
const httpAreas = [
  {
    paths: /^src\/auth\/|^services\/(identity|users)\/|account|second-factor|passkey|password/,
    tests: ['security', 'sign-in', 'before-identity', 'limits', 'step-up', 'known-devices'],
  },
  { paths: /photo|account/, tests: ['my-account-photo'] },
  { paths: /request|live-protocol|notification/, tests: ['live-protocols'] },
  {
    paths: /financial|debt|payment|payer|credit|agreement|bank|statement|reminder|calendar/,
    tests: ['hostile-finance', 'languages', 'without-demo'],
  },
  { paths: /cards?\b/, tests: ['card-validation'] },
  { paths: /document|template|academic-situation/, tests: ['document-validation'] },
  { paths: /embed/, tests: ['embedding-scripts'] },
  { paths: /(render|whole)-page|after-paint/, tests: ['page-answer'] },
  { paths: /upload|file|photo|document|proof/, tests: ['large-files'] },
]
/** Who is answered what, and what a hostile request gets. */
const always = [
  'addresses',
  'authorisation',
  'closed-pages',
  'failures',
  'hostile-input',
  'ownership',
  'policy',
  'route-authorisation',
  'rpc',
  'service-access',
  'who-reads',
]
/** What a page costs. */
const weighing = ['page-cost']
/** Every file of tests/http that a change may run. */
export const httpTests = [...new Set([...always, ...weighing, ...httpAreas.flatMap(({ tests }) => tests)])]
/** What all requests go through: all of tests/http. */
const everyRequest =
  /^(server|services\/platform|src\/(request|router))\/|^src\/(router|server|start)\.|^src\/auth\/session\/|^(app\.config|vite)/

/** What is part of the running portal. */
const portal = /^(api|class-selection|demo|form-engine|services|src|server|design-system|locales|app\.config|vite)/
/** What a browser is answered by, drawn pages aside. */
const answers =
  /^(api|demo|services|server)\/|^src\/(auth|request|routes|router|i18n)\/|\.(functions|server|middleware)\.ts$|^(app\.config|vite)/
/** What pages weigh. */
const weighs = /^(src|design-system|vite)/
const isTest = /\.(test|stories)\.tsx?$|\/(testing|pictures)\//
/** Servers of all tests are migrated first, and catalogs have a check of their own. */
const triedByAll = /\/migrations\/|^locales\//

/** All services and pages stand on the table of errors: an entry more, which a new call often brings, changes nothing for the others. */
const tables = ['api/errors.ts']

/** @param {string} numstat of `git diff`: lines added, lines removed, path @returns {string[]} tables of which nothing was changed or removed */
export const grownTables = (numstat) =>
  tables.filter((table) => numstat.split('\n').some((line) => /^\d+\t0\t(.*)$/.exec(line)?.[1] === table))

/**
 * Files that differ from main, or from the last commit on main itself, those not yet committed included, tables that only grew aside.
 *
 * @param {string} [range] of commits whose files are meant instead, as they stand now, such as `HEAD~3..HEAD`
 * @returns {{ all: string[], sources: string[] }} paths below the root; `sources` are those that tests may import
 */
export function changedFiles(root, range) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD'
  const base = range ?? (git('merge-base', main, 'HEAD') || 'HEAD')
  const listed = [git('diff', '--name-only', base), range ? '' : git('ls-files', '--others', '--exclude-standard')].join('\n')
  const grown = grownTables(git('diff', '--numstat', base))
  const all = [...new Set(listed.split('\n').filter((file) => file && !grown.includes(file) && existsSync(path.join(root, file))))]
  return { all, sources: all.filter((file) => /\.(ts|tsx|mjs)$/.test(file)) }
}

/** Which files import each file below `root`; types alone change no page. */
function importers(root) {
  const found = new Map()
  const folders = 'api,class-selection,demo,design-system,form-engine,services,src,tests'
  for (const file of globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (name) => name.startsWith('tests/') || !isTest.test(name),
  ))
    for (const [, from] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /(?:^import (?!type)|^export |^} from |\bimport\().*?'([.#][^']+)'/gm,
    )) {
      const alias = /^#(api|design|services)\/(.*)/.exec(from)
      const imported = alias ? `${alias[1] === 'design' ? 'design-system' : alias[1]}/${alias[2]}` : path.join(path.dirname(file), from)
      found.set(imported, [...(found.get(imported) ?? []), file])
    }
  return found
}

/** The browser tests of a file's area; where its path says none, those of the areas that are made with it. */
function getBrowserTests(file, users) {
  const named = (name) => areas.filter(({ paths }) => paths.test(name)).flatMap(({ tests }) => tests)
  const seen = new Set([file])
  const found = new Set()
  for (const one of seen) {
    const tests = named(one)
    if (tests.length > 0) for (const test of tests) found.add(test)
    else for (const user of users().get(one) ?? []) if (!user.startsWith('tests/')) seen.add(user)
  }
  return found.size > 0 && found.size <= fewAreas ? [...found] : core
}

/** The files of tests that a part of their support is for. */
function testsWith(file, users) {
  const seen = new Set([file])
  for (const one of seen) for (const user of users().get(one) ?? []) seen.add(user)
  const all = [...seen]
  const browser = all.flatMap((name) => /^tests\/e2e\/(.+)\.spec\.ts$/.exec(name)?.[1] ?? [])
  return {
    http: all.filter((name) => /^tests\/http\/.+\.test\.ts$/.test(name)),
    browser: browser.length > fewAreas ? core : browser,
  }
}

/**
 * @param {string[]} changed paths below the root
 * @returns {{ http: string[], browser: string[], stories: string[] }} what to run of each kind
 */
export function testsOfAreas(changed, root = fileURLToPath(new URL('..', import.meta.url))) {
  const browser = new Set()
  const http = new Set()
  const stories = new Set()
  let known
  const users = () => (known ??= importers(root))
  for (const file of changed) {
    const [, e2e] = /^tests\/e2e\/(.+)\.spec\.ts$/.exec(file) ?? []
    if (e2e) browser.add(e2e)
    if (file.startsWith('tests/http/')) http.add(file)
    if (file.startsWith('tests/support/')) {
      const used = testsWith(file, users)
      for (const name of used.http) http.add(name)
      for (const name of used.browser) browser.add(name)
    }
    const [, family] = /^design-system\/pictures\/(\w+)-/.exec(file) ?? []
    if (file.startsWith('design-system/')) stories.add(family ? `design-system/components/${family}` : path.dirname(file))
    if (!portal.test(file) || isTest.test(file)) continue
    if (everyRequest.test(file)) http.add('tests/http/')
    const tests = httpAreas.filter(({ paths }) => paths.test(file)).flatMap(({ tests }) => tests)
    for (const name of answers.test(file) ? [...always, ...tests] : []) http.add(`tests/http/${name}.test.ts`)
    for (const name of weighs.test(file) ? weighing : []) http.add(`tests/http/${name}.test.ts`)
    if (!triedByAll.test(file)) for (const test of getBrowserTests(file, users)) browser.add(test)
  }
  return { http: http.has('tests/http/') ? ['tests/http/'] : [...http], browser: [...browser], stories: [...stories] }
}
