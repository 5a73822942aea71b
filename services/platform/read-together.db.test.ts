import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { readTenant, type TenantTransaction, withSharedReads } from './database.ts'
import { getRows } from './read-together.ts'

let pool: pg.Pool
const statements = vi.fn<(text: string) => void>()
beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text: string }]
      statements(typeof first === 'string' ? first : first.text)
      return query(...args)
    }) as typeof client.query
  })
})
beforeEach(() => statements.mockClear())

const sent = () => statements.mock.calls.map(([text]) => text).filter((text) => text.startsWith('select'))
const read = <Result>(work: (transaction: TenantTransaction) => Promise<Result>) => readTenant(pool, 1, work)
const number = (value: number) => getRows<{ number: number }>(sql`select ${value}::int as number`)

test('reads of one turn are one statement, and each has its own rows', async () => {
  const rows = await read((transaction) =>
    Promise.all([
      transaction.read(getRows<{ word: string; number: number }>(sql`select ${'two'}::text as word, ${2}::int as number`)),
      transaction.read(getRows(sql`select 1 as number where false`)),
      transaction.read(getRows<{ number: number }>(sql`select n as number from generate_series(${3}::int, 1, -1) n`)),
    ]),
  )
  expect(rows).toEqual([[{ word: 'two', number: 2 }], [], [{ number: 3 }, { number: 2 }, { number: 1 }]])
  expect(sent()).toHaveLength(1)
})

test('reads of a page are one statement whoever asks, and what two ask for is in it once', async () => {
  const ask = () => read((transaction) => transaction.read(number(7)))
  expect(await withSharedReads(() => Promise.all([ask(), ask(), read((transaction) => transaction.read(number(8)))]))).toEqual([
    [{ number: 7 }],
    [{ number: 7 }],
    [{ number: 8 }],
  ])
  expect(sent()).toHaveLength(1)
  expect(sent()[0]!.match(/::int as number/g)).toHaveLength(2)
})

test('has one text whoever comes first', async () => {
  const one = () => read((transaction) => transaction.read(number(1)))
  const other = () => read((transaction) => transaction.read(getRows(sql`select ${'x'}::text as word`)))
  await withSharedReads(() => Promise.all([one(), other()]))
  await withSharedReads(() => Promise.all([other(), one()]))
  expect(sent()[0]).toBe(sent()[1])
})

test('what one changes of its rows is not changed for another', async () => {
  const ask = () => read((transaction) => transaction.read(number(7)))
  const [[one], [other]] = await withSharedReads(() => Promise.all([ask(), ask()]))
  one!.number = 0
  expect(other).toEqual({ number: 7 })
})

test('rows have the types that the database’s driver gives', async () => {
  const [row] = await read((transaction) =>
    transaction.read(
      getRows<{ at: Date; none: Date | null }>(
        sql`select timestamptz '2026-11-28T10:00:00.123-03:00' as at, null::timestamptz as none, date '2026-11-28' as day, 9007199254740991::bigint as big,
          '{a,b}'::text[] as words, '{"a":[1]}'::jsonb as json, false as no, 'ção — 😀'::text as text`,
        'at',
        'none',
      ),
    ),
  )
  expect(row).toEqual({
    at: new Date('2026-11-28T13:00:00.123Z'),
    none: null,
    day: '2026-11-28',
    big: 9007199254740991,
    words: ['a', 'b'],
    json: { a: [1] },
    no: false,
    text: 'ção — 😀',
  })
})

test('selects made with Drizzle join the statement, with columns of one name and tables that have no row', async () => {
  const one = pgTable('one', { id: integer(), at: timestamp({ withTimezone: true }), cents: bigint({ mode: 'number' }) })
  const other = pgTable('other', { id: integer(), name: text() })
  const rows = await read(async ({ client, reads }) => {
    await client.query(`create temporary table one (id int, at timestamptz, cents bigint) on commit drop`)
    await client.query(`create temporary table other (id int, name text) on commit drop`)
    await client.query(`insert into one values (1, '2026-11-28T10:00:00Z', 5), (2, null, null)`)
    await client.query(`insert into other values (1, 'first')`)
    statements.mockClear()
    return Promise.all([
      reads.select({ one, other }).from(one).leftJoin(other, sql`${other.id} = ${one.id} and ${one.id} = ${1}`).orderBy(one.id),
      reads.select({ name: other.name }).from(other),
    ])
  })
  expect(rows).toEqual([
    [
      { one: { id: 1, at: new Date('2026-11-28T10:00:00Z'), cents: 5 }, other: { id: 1, name: 'first' } },
      { one: { id: 2, at: null, cents: null }, other: null },
    ],
    [{ name: 'first' }],
  ])
  expect(sent()).toHaveLength(1)
})

test('a read that fails costs itself alone: what shared its statement is read again', async () => {
  const failing = () => read((transaction) => transaction.read(getRows(sql`select 1 / ${0}::int as number`)))
  const outcomes = await withSharedReads(() => Promise.allSettled([failing(), read((transaction) => transaction.read(number(1)))]))
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { code: '22012' } },
    { status: 'fulfilled', value: [{ number: 1 }] },
  ])
})

test('what looks like a parameter and is none is refused', async () => {
  await expect(read((transaction) => transaction.read(getRows(sql`select '$2' as text, ${1}::int as number`)))).rejects.toThrow(TypeError)
})
