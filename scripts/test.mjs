/** Every check and test of the product, one after the other; stops at the first that fails. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = path.join(root, 'test-results')
const unitReport = path.join(results, 'unit.json')
const storiesReport = path.join(results, 'stories.json')
const browserReport = path.join(results, 'browser.json')

const steps = [
  { title: 'Types', script: 'check:types' },
  { title: 'Format', script: 'check:format' },
  { title: 'Lint', script: 'check:lint' },
  { title: 'Import boundaries', script: 'check:boundaries' },
  { title: 'Unused code', script: 'check:unused' },
  { title: 'Translations', script: 'check:translations' },
  {
    title: 'Unit, component and database tests',
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  {
    title: 'Stories of the design system',
    script: 'test:stories',
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${storiesReport}`],
  },
  { title: 'Browser tests', script: 'test:browser' },
]

rmSync(results, { recursive: true, force: true })
const started = performance.now()
let failed = null
for (const { title, script, args = [] } of steps) {
  const began = performance.now()
  console.log(`\n── ${title}`)
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BROWSER_TEST_REPORT: browserReport },
    shell: process.platform === 'win32',
  })
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds(began)} s)`)
  if (status !== 0) {
    failed = title
    break
  }
}

const counts = [vitestCounts(unitReport), vitestCounts(storiesReport), browserCounts()]
const passedTests = counts.reduce((sum, { passed }) => sum + passed, 0)
const failedTests = counts.reduce((sum, { failed }) => sum + failed, 0)
console.log(failed ? `\n${failed} failed after ${seconds(started)} s` : `\nEverything passed in ${seconds(started)} s`)
// A step that fails without any failing test, such as the type check, counts as one.
console.log(`${passedTests} passed, ${failed && failedTests === 0 ? 1 : failedTests} failed`)
process.exitCode = failed ? 1 : 0

function vitestCounts(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

function browserCounts() {
  if (!existsSync(browserReport)) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(browserReport, 'utf8')).stats
  return { passed: expected + flaky, failed: unexpected }
}

function seconds(since) {
  return Math.round((performance.now() - since) / 1000)
}
