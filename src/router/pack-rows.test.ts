import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRows } from './pack-rows.ts'
import { unpackRows } from './unpack-rows.ts'

const debts = [
  { debtId: 1, requestId: null, record: { kind: 'pending', codes: { status: '01' } } },
  { debtId: 2, requestId: null, record: { kind: 'pending', codes: { status: '01' } } },
  { debtId: 3, requestId: null, record: { kind: null, codes: { status: '02' } } },
]

test('rows say their names once, and what is alike in all of them', () => {
  expect(packRows({ results: debts, totalCount: 3 })).toEqual({
    results: {
      '~rows': 3,
      same: { requestId: null },
      columns: {
        debtId: [1, 2, 3],
        record: {
          '~rows': 3,
          same: {},
          columns: { kind: ['pending', 'pending', null], codes: { '~rows': 3, same: {}, columns: { status: ['01', '01', '02'] } } },
        },
      },
    },
    totalCount: 3,
  })
})

test.each<[string, unknown]>([
  ['few rows', debts.slice(1)],
  ['rows of several shapes', [...debts, { debtId: 4 }]],
  ['texts and numbers', ['a', 'b', 'c', 1]],
  ['nothing', null],
])('%s cross as they are', (_, value) => {
  expect(packRows(value)).toEqual(value)
})

test('what is no plain object crosses as it is', () => {
  const at = [new Date(0), new Date(1), new Date(2)]
  expect(packRows({ at })).toEqual({ at })
  expect((unpackRows(packRows({ at })) as { at: Date[] }).at[1]).toBe(at[1])
})

test('each row of a browser is its own', () => {
  const rows = unpackRows(packRows([{ a: 1 }, { a: 1 }, { a: 1 }])) as Array<{ a: number }>
  rows[0]!.a = 2
  expect(rows).toEqual([{ a: 2 }, { a: 1 }, { a: 1 }])
})

test('whatever is read arrives as it was', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, undefined, true, 0, 1, '', 'x'),
      fc.array(tie('row'), { minLength: 3, maxLength: 6 }),
      fc.array(tie('any'), { maxLength: 4 }),
      tie('row'),
    ),
    row: fc.record({ a: tie('any'), b: tie('any') }, { noNullPrototype: true }),
  })).any
  fc.assert(
    fc.property(value, (read) => {
      expect(unpackRows(packRows(read))).toEqual(read)
    }),
  )
})
