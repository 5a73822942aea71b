import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allowedProcedures } from './allowed-procedures.server.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

it('asks by the method that the contract says', () => {
  const calls = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) =>
    [...readFileSync(source + file, 'utf8').matchAll(/\brpc((?:\s*\.\w+)+?)\s*\.(query|mutate|queryOptions)\b/g)].map(
      ([, path, method]) => ({
        file,
        path: path!.replaceAll(/\s/g, '').slice(1),
        isQuery: method !== 'mutate',
      }),
    ),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter(({ path, isQuery }) => allowedProcedures.get(path)?.isQuery !== isQuery)).toEqual([])
})
