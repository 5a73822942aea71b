import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const folders = '{api,class-selection,design-system,form-engine,server,services,src,tests}'
const files = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, { cwd: root })

it('keeps a file of tests to what a reader takes in: 300 lines', () => {
  expect(files.length).toBeGreaterThan(500)
  const lines = files.map((file) => [file, readFileSync(new URL(file, root), 'utf8').trimEnd().split('\n').length] as const)
  expect(lines.filter(([, count]) => count > 300)).toEqual([])
})
