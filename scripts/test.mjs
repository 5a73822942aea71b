/** All checks and tests: `npm test`. `-- --changed [REV]` runs only the tests that uncommitted changes (or those since REV) affect. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const [changed, since] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const results = path.join(root, 'test-results')
const unitReport = path.join(results, 'unit.json')
const storiesReport = path.join(results, 'stories.json')
const browserReport = path.join(results, 'browser.json')

const allSteps = [
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

const steps =
  changed === '--changed'
    ? [
        ...allSteps.filter(({ script }) => script.startsWith('check:')),
        {
          title: 'Tests that the change reaches',
          script: 'test:unit',
          args: [
            '--passWithNoTests',
            '--changed',
            ...(since ? [since] : []),
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${unitReport}`,
          ],
        },
      ]
    : allSteps

rmSync(results, { recursive: true, force: true })
const started = performance.now()
const failures = []
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
  if (status !== 0) failures.push(`${title}: npm run ${script}`)
}

const counts = [vitestCounts(unitReport), vitestCounts(storiesReport), browserCounts()]
const passedTests = counts.reduce((sum, { passed }) => sum + passed, 0)
const failedTests = counts.reduce((sum, { failed }) => sum + failed, 0)
console.log(
  failures.length > 0 ? `\nFailed after ${seconds(started)} s:\n${failures.join('\n')}` : `\nEverything passed in ${seconds(started)} s`,
)
// A failed step without failed tests, such as the type check, counts as one.
console.log(`${passedTests} passed, ${Math.max(failures.length, failedTests)} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

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
