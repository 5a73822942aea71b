import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageRange } from './page-range.ts'

describe('pageRange', () => {
  it.each([
    [1, 30, 18_930, { pageCount: 631, from: 1, to: 30, beyond: false }],
    [631, 30, 18_930, { pageCount: 631, from: 18_901, to: 18_930, beyond: false }],
    [2, 10, 11, { pageCount: 2, from: 11, to: 11, beyond: false }],
    [1, 10, 0, { pageCount: 1, from: 0, to: 0, beyond: false }],
    [3, 10, 20, { pageCount: 2, from: 0, to: 0, beyond: true }],
    [2, 10, 0, { pageCount: 1, from: 0, to: 0, beyond: true }],
  ])('page %i of %i rows each, %i in all', (page, perPage, total, expected) => {
    expect(pageRange(page, perPage, total)).toEqual({ page, ...expected })
  })

  it('covers every row exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 500 }), (perPage, total) => {
        const { pageCount } = pageRange(1, perPage, total)
        const pages = Array.from({ length: pageCount }, (_, index) => pageRange(index + 1, perPage, total))
        const rows = pages.flatMap(({ from, to }) => (from === 0 ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index)))
        expect(rows).toEqual(Array.from({ length: total }, (_, index) => index + 1))
      }),
    )
  })
})
