import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const file = 'tests/http/page-costs.json'
type Table = Record<string, Record<string, number>>

const countedExactly = new Set(['statements', 'components', 'elements', 'contractCalls', 'scripts'])

/** Nothing where there is no history to ask. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : ''
}

/** The table before its last change: that of the last commit, or of the one before where nothing is changed yet. None in a clone without history. */
function tableBefore(now: string): Table | null {
  const commits = git('log', '--format=%H', '-2', '--', file).split('\n').filter(Boolean)
  const texts = commits.map((commit) => git('show', `${commit}:${file}`))
  const before = texts.find((text) => text !== now)
  return before ? (JSON.parse(before) as Table) : null
}

const getSum = (table: Table, pages: readonly string[], kind: string) => pages.reduce((sum, page) => sum + (table[page]?.[kind] ?? 0), 0)

test('a number of one page grows in the table only where those of others fall by as much', () => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const now = JSON.parse(text) as Table
  const before = tableBefore(text) ?? now
  const pages = Object.keys(now).filter((page) => page in before)
  for (const kind of Object.keys(Object.values(now)[0]!)) {
    // Some bytes hang on the moment of a run.
    const play = countedExactly.has(kind) ? 1 : 1.001
    expect.soft(getSum(now, pages, kind), kind).toBeLessThanOrEqual(getSum(before, pages, kind) * play)
  }
})
