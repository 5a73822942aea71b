import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** What a step of a browser test spends its time on, in the order in which they are tried. */
const kinds: [name: string, pattern: RegExp][] = [
  ['sign in', /^Sign in/],
  ['axe', /^Accessibility/],
  ['hydration', /^Hydration/],
  ['load a page', /^(Navigate|Reload|Go (back|forward))/],
  ['wait for a page', /^Wait for (url|navigation|load)/i],
  ['wait for what is seen', /^(Expect|Wait)/],
  ['screenshot', /screenshot/i],
  ['requests without a page', /^(GET|POST|PUT|DELETE|PATCH|HEAD) /],
  ['browser, context and fixtures', /^(Fixture|Before Hooks|After Hooks|Worker Cleanup|Launch|Create|Close)/i],
  ['act and read', /./],
]

const rest = 'own code of the test'

interface Row {
  tests: number
  ms: number
  kinds: Record<string, number>
}

/**
 * Where the seconds of browser tests go, by area (file) and by kind of step. Writes a report and gives no verdict:
 * tests/README.md holds a copy of it.
 */
export default class TimeReport implements Reporter {
  readonly #areas = new Map<string, Row>()
  readonly #tests: { title: string; ms: number; kinds: Record<string, number> }[] = []
  readonly #file: string

  constructor({ file }: { file: string }) {
    this.#file = file
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const area = path.basename(test.location.file, '.spec.ts')
    const row = this.#areas.get(area) ?? { tests: 0, ms: 0, kinds: {} }
    const spent: Record<string, number> = {}
    for (const step of result.steps) addStep(spent, step)
    const known = Object.values(spent).reduce((sum, ms) => sum + ms, 0)
    spent[rest] = Math.max(0, result.duration - known)
    row.tests += 1
    row.ms += result.duration
    for (const [kind, ms] of Object.entries(spent)) row.kinds[kind] = (row.kinds[kind] ?? 0) + ms
    this.#areas.set(area, row)
    this.#tests.push({ title: test.titlePath().slice(1).join(' > '), ms: result.duration, kinds: spent })
  }

  onEnd(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true })
    const areas = Object.fromEntries([...this.#areas].sort(([, a], [, b]) => b.ms - a.ms))
    const tests = this.#tests.sort((a, b) => b.ms - a.ms)
    writeFileSync(this.#file, JSON.stringify({ areas, tests }, null, 2))
  }

  printsToStdio(): boolean {
    return false
  }
}

/** A step counts as its own kind; steps inside it count as theirs. */
function addStep(spent: Record<string, number>, step: TestStep, outer?: string): void {
  const found = kinds.find(([, pattern]) => pattern.test(step.title))![0]
  // What a hook or a sign-in does is its own, save the loading of a page.
  const kind = outer && outer !== 'browser, context and fixtures' && found !== 'load a page' ? outer : found
  const inner = step.steps.reduce((sum, { duration }) => sum + duration, 0)
  spent[kind] = (spent[kind] ?? 0) + Math.max(0, step.duration - inner)
  for (const one of step.steps) addStep(spent, one, kind === 'act and read' ? undefined : kind)
}
