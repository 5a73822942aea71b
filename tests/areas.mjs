/** Which tests a change asks for, for `npm test -- --changed`. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

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
  { paths: /review|refusal/, tests: ['document-reviews'] },
  { paths: /enrollment-document|documents\/|upload/, tests: ['enrollment-documents'] },
  { paths: /request-types|form-engine|shared\/request-form/, tests: ['request-types'] },
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
  { paths: /reenrollment|class-selection/, tests: ['reenrollment'] },
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
  { paths: /\blists?\b|export|table/, tests: ['staff'] },
  { paths: /shell|layout|menu/, tests: ['shell'] },
]
const core = ['student', 'shell', 'staff']
/** What is part of the running portal. */
const portal = /^(api|class-selection|form-engine|services|src|server|design-system|locales|app\.config|vite)/
/** What a browser is answered by, drawn pages aside. */
const answers =
  /^(api|services|server)\/|^src\/(auth|request|routes|router|i18n)\/|\.(functions|server|middleware)\.ts$|^(app\.config|vite)/
const isTest = /\.(test|stories)\.tsx?$|\/testing\//

/**
 * Files that differ from main, or from the last commit on main itself, those not yet committed included.
 *
 * @returns {{ all: string[], sources: string[] }} paths below the root; `sources` are those that tests may import
 */
export function changedFiles(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name)) ?? 'HEAD'
  const base = git('merge-base', main, 'HEAD') || 'HEAD'
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n')
  const all = [...new Set(listed.split('\n').filter((file) => file && existsSync(path.join(root, file))))]
  return { all, sources: all.filter((file) => /\.(ts|tsx|mjs)$/.test(file)) }
}

/** @param {string[]} changed @returns {{ http: string[], browser: string[], stories: string[] }} what to run of each kind */
export function testsOfAreas(changed) {
  const browser = new Set()
  const http = new Set()
  const stories = new Set()
  for (const file of changed) {
    const [, e2e] = /^tests\/e2e\/(.+)\.spec\.ts$/.exec(file) ?? []
    if (e2e) browser.add(e2e)
    if (file.startsWith('tests/http/')) http.add(file)
    if (file.startsWith('design-system/')) stories.add(path.dirname(file))
    if (!portal.test(file) || isTest.test(file)) continue
    if (answers.test(file)) http.add('tests/http/')
    const matching = areas.filter(({ paths }) => paths.test(file)).flatMap(({ tests }) => tests)
    for (const test of matching.length > 0 ? matching : core) browser.add(test)
  }
  return { http: [...http], browser: [...browser], stories: [...stories] }
}
