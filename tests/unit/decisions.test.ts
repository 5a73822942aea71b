import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../docs/decisions/', import.meta.url)
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

it('gives every decision the number of its file', () => {
  const numbers = records.map((name) => [Number(name.slice(0, 4)), Number(/^# (\d+)\. /.exec(read(name))?.[1])])
  expect(numbers.filter(([file, heading]) => file !== heading)).toEqual([])
  expect(new Set(numbers.map(([file]) => file)).size).toBe(records.length)
})

it('lists every decision in the index, by its title', () => {
  const rows = records.map(
    (name) =>
      `- ${read(name)
        .split('\n')[0]!
        .replace(/^# (\d+)\. (.*)$/, (_, number, title) => `${number}. [${title}](${name})`)}`,
  )
  expect(
    read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toEqual(rows)
})
