import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageCost } from '../support/page-cost/measure-page.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
type Table = Record<string, PageCost>

// As a person would start them: tools behave otherwise within a test.
const { NODE_ENV: _env, VITEST: _vitest, ...commandEnv } = process.env

/** Compressed: the first script names each route and its file, so that the page can be opened. */
const bytesOfRoute = 200

let folder: string
let before: Table
let after: Table

/** Of the sources as they stand, committed or not. */
async function copySources(to: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, maxBuffer: 1 << 26 })
  await writeFile(path.join(folder, 'files'), stdout)
  await run('sh', ['-c', `mkdir -p "$2" && xargs -0 cp --parents -t "$2" < "$1"`, 'sh', path.join(folder, 'files'), to], { cwd: root })
  await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'))
}

async function pageCosts(sources: string, name: string): Promise<Table> {
  const tools = path.join(sources, 'node_modules/.bin')
  const inSources = (command: string, ...args: string[]) =>
    run(command, args, {
      cwd: sources,
      env: { ...commandEnv, PATH: `${tools}${path.delimiter}${process.env.PATH}`, PAGE_COSTS: path.join(folder, name) },
      maxBuffer: 1 << 26,
    })
  await inSources('node', 'scripts/prepare.mjs', 'build')
  // Its verdict is about the table, of which nothing is asked here.
  const verdict = await inSources('vitest', 'run', '--project', 'http', 'tests/http/page-cost.test.ts').catch(
    (error: Error & { stdout: string; stderr: string }) => error,
  )
  const written = await readFile(path.join(folder, name), 'utf8').catch(() => null)
  if (written === null) throw new Error(`Nothing was measured: ${verdict.stdout}${verdict.stderr}`)
  return JSON.parse(written) as Table
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'growth-'))
  const larger = path.join(folder, 'larger')
  await copySources(larger)
  for (const kind of ['call', 'page']) await run(process.execPath, ['scripts/new.mjs', kind, 'financial/fines', 'Multas'], { cwd: larger })
  await run('node_modules/.bin/lingui', ['extract'], { cwd: larger, env: commandEnv })
  before = await pageCosts(root, 'before.json')
  after = await pageCosts(larger, 'after.json')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an empty area adds its address to the first script, and nothing else to any other page', () => {
  for (const [page, costs] of Object.entries(before))
    for (const [kind, then] of Object.entries(costs) as [keyof PageCost, number][]) {
      if (kind === 'calls') continue
      const growth = after[page]![kind] - then
      expect.soft(growth, `${page}: ${kind}`).toBeLessThanOrEqual(kind === 'scriptBytes' ? bytesOfRoute : 0)
    }
})
