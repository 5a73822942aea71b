import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { environmentSchema } from '../../server/environment.ts'

it('describes every environment variable in docs/operating.md, as the schema does', () => {
  const operating = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const rows = operating.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))
  expect(rows).toEqual(Object.entries(environmentSchema.shape).map(([name, { description }]) => `| \`${name}\` | ${description} |`))
})
