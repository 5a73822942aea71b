import { toJSON } from 'seroval'
import { describe, expect, it } from 'vitest'
import { isPlain } from './function-call.server.ts'

const sent = (data: unknown) => JSON.stringify(toJSON({ data }))

describe('what a server function is sent', () => {
  const shared = { a: 1 }
  it.each([
    { name: 'Ana', age: 17, tags: ['x', null, true, undefined], none: {}, t: 99 },
    { one: shared, two: shared },
    [-1.5, Number.POSITIVE_INFINITY, ''],
  ])('may be what JSON can say: %j', (data) => {
    expect(isPlain(sent(data))).toBe(true)
  })

  it.each([new Date(), /x/, new Map([[1, 2]]), new Set([1]), new Uint8Array(2), new ArrayBuffer(2), 1n, new Error('x'), Object(1)])(
    'is nothing else: %s',
    (data) => {
      expect(isPlain(sent(data))).toBe(false)
      expect(isPlain(sent({ deep: [{ data }] }))).toBe(false)
    },
  )

  it.each(['not json', '{"t":99}', 'null', '[]', '{}', '"x"', '{"t":{"t":"10"}}', '{"t":12}'])('is no junk: %s', (text) => {
    expect(isPlain(text)).toBe(false)
  })
})
