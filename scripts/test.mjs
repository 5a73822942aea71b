/**
 * Every check and test of the product. A step that fails hides none of the others: all run, and the end lists every
 * failure with the command that repeats it.
 *
 *   npm test                 everything
 *   npm test -- --changed    what the changes against main touch (tests/areas.mjs says which pages that is)
 *   npm test -- --changed=HEAD~3..HEAD    what these commits touch, as the files stand now
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedFiles, testsOfAreas } from '../tests/areas.mjs'
import { slowAreas } from './test-areas.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = path.join(root, 'test-results')
const report = (name) => path.join(results, `${name}.json`)
const [, onlyChanged, range] = /^(--changed)(?:=(.+))?$/.exec(process.argv[2] ?? '') ?? []
const changed = onlyChanged ? changedFiles(root, range) : null

/** @typedef {{ title: string, command: string[], repeat?: string, report?: 'vitest' | 'playwright', file?: string, needsBuild?: boolean }} Step */

const check = (title, script) => ({ title, command: ['npm', 'run', '--silent', script] })
const vitest = (title, name, projects) => ({
  title,
  command: [
    'vitest',
    ...(changed ? ['related', '--run', '--passWithNoTests', ...changed.sources] : ['run']),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  repeat: `npx vitest run ${projects.map((project) => `--project ${project}`).join(' ')}`,
  report: 'vitest',
  file: report(name),
})

const { http, browser, stories } = changed ? testsOfAreas(changed.all) : { http: [], browser: [], stories: [] }
/** @param {string[]} files the tests to run; all of the project's when nothing is said of a change */
const getVitest = (title, project, files) =>
  changed
    ? { ...vitest(title, project, [project]), command: withReport(['vitest', 'run', '--project', project, ...files], project) }
    : vitest(title, project, [project])

const build = { title: 'Build', command: ['node', 'scripts/prepare.mjs', 'build'] }

/** Taken in this order by whichever core is free; browser tests come after all of them and use both cores by themselves. */
const beside = [
  build,
  check('Format', 'check:format'),
  check('Lint', 'check:lint'),
  check('Types', 'check:types'),
  check('Translations', 'check:translations'),
  check('Unused code', 'check:unused'),
  vitest('Unit, component and database tests', 'unit', ['unit', 'mocked', 'database']),
  !changed || http.length > 0 ? { ...getVitest('HTTP tests', 'http', http), needsBuild: true } : null,
  !changed || stories.length > 0 ? getVitest('Stories of the design system', 'stories', stories) : null,
  check('Import boundaries', 'check:boundaries'),
].filter((step) => step !== null)
const browserTests =
  !changed || browser.length > 0
    ? [
        {
          title: 'Browser tests',
          command: ['playwright', 'test', ...browser.map((name) => `/${name}.spec.ts`)],
          repeat: 'npx playwright test',
          report: 'playwright',
          file: report('browser'),
          needsBuild: true,
        },
      ]
    : []

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
if (changed) console.log(changed.all.length > 0 ? `${changed.all.length} changed files` : 'Nothing changed')
const started = performance.now()
/** @type {Array<{ step: Step, passed: number, failures: string[], seconds: number }>} */
const outcomes = []
// Styles are made once, before the build and the type check both read them.
spawnSync('panda', ['codegen', '--silent'], { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
let built = Promise.resolve(true)
const isParallel = availableParallelism() > 1
await Promise.all(Array.from({ length: isParallel ? 2 : 1 }, () => runAll(beside, isParallel ? 'held' : 'shown')))
await runAll(browserTests, 'shown')

const seconds = (since) => Math.round((performance.now() - since) / 1000)
const failures = outcomes.flatMap((outcome) => outcome.failures)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
console.log(`\n── ${failures.length > 0 ? 'FAILED' : 'Everything passed'} in ${seconds(started)} s`)
for (const { step, seconds: took } of outcomes) console.log(`${String(took).padStart(6)} s  ${step.title}`)
const slow = slowAreas(results)
if (slow.length > 0) console.log(`\nAreas by what their tests take:\n${slow.join('\n')}`)
if (failures.length > 0) console.log(`\nWhat failed, and how to repeat it:\n${failures.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Takes steps away until none is left. @param {Step[]} steps @param {'held' | 'shown'} output shown as it comes, or once the step is done */
async function runAll(steps, output) {
  for (let step = steps.shift(); step; step = steps.shift()) {
    if (step.needsBuild && !(await built)) {
      outcomes.push({ step, passed: 0, failures: [`${step.title}: not run, the build failed`], seconds: 0 })
      continue
    }
    const running = runStep(step, output)
    if (step === build) built = running
    await running
  }
}

/** @param {Step} step @returns {Promise<boolean>} whether it passed */
async function runStep(step, output) {
  if (output === 'shown') console.log(`\n── ${step.title}`)
  const began = performance.now()
  const { status, text } = await run(step, output)
  const took = Math.round((performance.now() - began) / 1000)
  console.log(`${text}── ${step.title}: ${status === 0 ? 'passed' : 'FAILED'} (${took} s)`)
  const { passed: done, failures: found } = read(step)
  // A step that fails without any failing test, such as the type check, counts as one.
  const failed = status !== 0 && found.length === 0 ? [`${step.title}: ${step.repeat ?? step.command.join(' ')}`] : found
  outcomes.push({ step, passed: done, failures: failed, seconds: took })
  return failed.length === 0
}

/** @returns {Promise<{ status: number, text: string }>} what it wrote, where that was held back */
function run({ command: [name, ...args] }, output) {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', ...(output === 'shown' ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
      env: { ...process.env, BROWSER_TEST_REPORT: report('browser') },
      shell: process.platform === 'win32',
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part))
    child.on('error', (error) => resolve({ status: 1, text: `${error.message}\n` }))
    child.on('close', (status) => resolve({ status: status ?? 1, text }))
  })
}

/** Passed tests and failures of a step's report. */
function read({ report: kind, file }) {
  if (!kind || !existsSync(file)) return { passed: 0, failures: [] }
  const json = JSON.parse(readFileSync(file, 'utf8'))
  return kind === 'vitest' ? readVitest(json) : readPlaywright(json)
}

function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const place = path.relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    // A file that cannot be loaded has no tests.
    if (failed.length === 0) return status === 'failed' ? [`npx vitest run ${place}`] : []
    return failed.map(({ fullName }) => `npx vitest run ${place} -t ${quoted(fullName)}`)
  })
  return { passed: numPassedTests, failures }
}

function readPlaywright({ stats, suites, config, errors = [] }) {
  const failures = errors.length > 0 && suites.length === 0 ? ['npx playwright test'] : []
  const visit = ({ suites: inner = [], specs = [] }) => {
    for (const { file, line, tests } of specs) {
      for (const { projectName, status } of tests) {
        const place = path.relative(root, path.join(config.rootDir, file))
        if (status === 'unexpected') failures.push(`npx playwright test --project=${projectName} ${place}:${line}`)
      }
    }
    for (const suite of inner) visit(suite)
  }
  for (const suite of suites) visit(suite)
  return { passed: stats.expected + stats.flaky, failures }
}

function withReport(command, name) {
  return [...command, '--passWithNoTests', '--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`]
}

function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
