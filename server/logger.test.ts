import pino from 'pino'
import { expect, it } from 'vitest'
import { logConsole } from './log-console.ts'
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

it.each([
  Object.assign(new Error('invalid input syntax for type integer: "ana.souza@exemplo.edu.br"'), { code: '22P02' }),
  new SyntaxError(`Unexpected token 'a', "ana.souza@"... is not valid JSON`),
  Object.assign(new Error('x'), { stack: 'Error: ana.souza@exemplo.edu.br' }),
])('keeps input that an error repeats out of the log', (error) => {
  expect(JSON.stringify(loggedError(error))).not.toContain('ana.souza')
})

it('logs what libraries print, redacted like everything else', () => {
  const lines: string[] = []
  const printed = { debug() {}, log() {}, info() {}, warn() {}, error() {} } as Pick<Console, 'debug' | 'log' | 'info' | 'warn' | 'error'>
  logConsole(pino({ serializers: { err: loggedError } }, { write: (line) => lines.push(line) }), printed)
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (id_hash)=(\\x5ec2e7) exists' })
  printed.error('Error in render:', new Error('Failed query: insert into "session"\nparams: \\x5ec2e7', { cause }), { token: '5ec2e7' })
  expect(JSON.parse(lines[0]!)).toMatchObject({ source: 'console', msg: 'Error in render:', err: { cause: { code: '23505' } } })
  expect(lines.join()).not.toContain('5ec2e7')
})
