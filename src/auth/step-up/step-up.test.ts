import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allowedProcedures } from '../../rpc/allowed-procedures.server.ts'
import { stepUpFiles, stepUpFunctions, stepUpProcedures } from '../../../tests/support/browser/function-calls/step-up.ts'

const source = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(source + file, 'utf8')

it('the functions that need a recent proof of who asks are those of the list', () => {
  const definitions = globSync('**/*.functions.ts', { cwd: source }).flatMap((file) =>
    read(file)
      .split(/^export const /m)
      .slice(1),
  )
  const named = definitions.filter((text) => text.split('.handler(')[0]!.includes('requireRecentProof'))
  expect(named.map((text) => /^\w+/.exec(text)![0]).sort()).toEqual([...stepUpFunctions].sort())
})

it('so are the procedures', () => {
  const proven = [...allowedProcedures].filter(([, { needsProof }]) => needsProof).map(([path]) => path)
  expect(proven.sort()).toEqual([...stepUpProcedures].sort())
})

it('whoever exports a list does it by the one response that asks for a proof', () => {
  const routes = globSync('routes/**/*export.ts', { cwd: source })
  const exporting = routes.filter((file) => read(file).includes('exportResponse('))
  expect(exporting.map((file) => file.slice('routes/'.length, -'.ts'.length)).sort()).toEqual([...stepUpFiles].sort())
  // The figures of requests are counts: they name nobody.
  expect(routes.filter((file) => !exporting.includes(file))).toEqual(['routes/_portal/requests/figures_.export.ts'])
})
