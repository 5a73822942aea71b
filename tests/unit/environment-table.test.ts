import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { environmentSchema } from '../../server/environment.ts'

it('describes every environment variable in the README, as the schema does', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))
  expect(rows).toEqual(Object.entries(environmentSchema.shape).map(([name, { description }]) => `| \`${name}\` | ${description} |`))
})
