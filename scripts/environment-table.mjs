/** Rewrites the table of environment variables in docs/operating.md: `npm run environment-table`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { environmentSchema } from '../server/environment.ts'

const operating = new URL('../docs/operating.md', import.meta.url)
const rows = Object.entries(environmentSchema.shape).map(([name, { description }]) => `| \`${name}\` | ${description} |\n`)
const written = readFileSync(operating, 'utf8').replace(/(?<=\| variable \| what it is \|\n\| --- \| --- \|\n)(\|.*\n)*/, () =>
  rows.join(''),
)
writeFileSync(operating, written)
