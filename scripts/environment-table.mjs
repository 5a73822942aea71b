/** Rewrites the README's table of environment variables: `npm run environment-table`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { environmentSchema } from '../server/environment.ts'

const readme = new URL('../README.md', import.meta.url)
const rows = Object.entries(environmentSchema.shape).map(([name, { description }]) => `| \`${name}\` | ${description} |\n`)
const written = readFileSync(readme, 'utf8').replace(/(?<=\| variable \| what it is \|\n\| --- \| --- \|\n)(\|.*\n)*/, () => rows.join(''))
writeFileSync(readme, written)
