import { expect, it } from 'vitest'
import { loggedError } from './logger.ts'

it('keeps the values of a failed statement out of the log', () => {
  const cause = Object.assign(new Error('invalid byte sequence'), { code: '22021', detail: 'ana.souza@exemplo.edu.br' })
  const error = new Error('Failed query: select $1\nparams: ana.souza@exemplo.edu.br', { cause })
  const text = JSON.stringify(loggedError(error))
  expect(text).not.toContain('ana.souza')
  expect(loggedError(error)).toMatchObject({ message: 'Failed query: select $1', cause: { code: '22021' } })
})

it('keeps the place of the error', () => {
  expect(loggedError(new Error('x')).stack).toContain('logger.test.ts')
})
