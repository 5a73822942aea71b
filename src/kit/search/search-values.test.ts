import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOptional, civilDate, flag, integer, wordOrUndefined, text } from './search-values.ts'

describe('search values', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['0', undefined],
    ['101', undefined],
    ['7.5', undefined],
    ['7e1', undefined],
    ['-7', undefined],
    [' 7', undefined],
    [null, undefined],
    [{}, undefined],
  ])('integer %o is %o', (value, expected) => {
    expect(integer(value, 1, 100)).toBe(expected)
  })

  it('accepts listed words and numbers only', () => {
    expect([
      wordOrUndefined('b', ['a', 'b']),
      wordOrUndefined('30', [10, 30]),
      wordOrUndefined('c', ['a', 'b']),
      wordOrUndefined('toString', ['a']),
    ]).toEqual(['b', 30, undefined, undefined])
  })

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['28/02/2026', undefined],
    ['2026-02-28T10:00', undefined],
  ])('civil date %s is %s', (value, expected) => {
    expect(civilDate(value)).toBe(expected)
  })

  it('trims text and drops what is too long or empty', () => {
    expect([text('  ana ', 5), text('   ', 5), text('abcdef', 5), text(5, 5), text('a\u0000b', 5)]).toEqual([
      'ana',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('reads flags as words', () => {
    expect([flag('true'), flag('false'), flag(true), flag('1'), flag(undefined)]).toEqual([true, false, true, undefined, undefined])
  })

  it('reads back what it wrote', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => integer(String(number), 1, 1_000_000) === number))
  })

  it('keeps the names of dropped values, so that the router drops them from the address', () => {
    expect(allOptional({ a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined })
  })
})
