import { describe, expect, it } from 'vitest'
import { isDemo, readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000 })
  })

  it('treats an empty value as unset', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', FINANCIAL_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('drops the slash at the end of addresses', () => {
    expect(readEnvironment({ FINANCIAL_URL: 'https://financial.example/api/' }).FINANCIAL_URL).toBe('https://financial.example/api')
  })

  it.each([
    { PORT: 'abc' },
    { PORT: '70000' },
    { DATABASE_URL: 'mysql://localhost/x' },
    { SESSION_SECRET: 'short' },
    { FINANCIAL_URL: 'ftp://x' },
    { DEMO: 'maybe' },
    { FILES_URL: 'https://s3.example/bucket' },
    { FILES_URL: 'https://key:secret@s3.example/' },
    { FILES_URL: 'https://key:secret@s3.example/bucket/folder' },
  ])('names what is wrong in %o', (source) => {
    expect(() => readEnvironment(source)).toThrow(Object.keys(source)[0])
  })

  it('never repeats a secret', () => {
    expect(() => readEnvironment({ SESSION_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/)
  })
})

describe('isDemo', () => {
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'https://portal.example' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x', DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
  ])('%o is %s', (source, expected) => {
    expect(isDemo(readEnvironment(source))).toBe(expected)
  })
})
