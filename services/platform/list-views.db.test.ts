import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type pg from 'pg'
import { sql } from 'drizzle-orm'
import { createTestDatabase } from '../../tests/support/database.ts'
import { inTenant } from './database.ts'
import { createListViews, type ListViews, type ViewSource } from './list-views.ts'

let pool: pg.Pool
let time: number
let changedAt: number
let [one, other]: [ListViews, ListViews] = [null!, null!]
let rows: number[]
let readings: number
let tenantId = 500

const source = (given: Partial<ViewSource<{ sum: number }>> = {}): ViewSource<{ sum: number }> => ({
  tenantId,
  key: ['numbers'],
  isNarrow: false,
  read: async () => {
    readings++
    return { ids: Int32Array.from(rows), totals: { sum: rows.length } }
  },
  ...given,
})
const page = async (views: ListViews, from = 0, count = 2, given = {}) =>
  views.page(source(given), from, count, async (transaction, ids) =>
    transaction.read({ statement: sql`select unnest(${ids}) as id`, instants: [] }),
  )
const getIds = async (...asked: Parameters<typeof page>) => (await page(...asked)).ids
/** What is kept of the tenant. */
const kept = () =>
  inTenant(
    pool,
    tenantId,
    async ({ client }) => (await client.query<{ view: string }>('select view from financial.list_view order by view')).rows,
  )
const change = () => {
  time += 1
  changedAt = time
  time += 1
}

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
})

beforeEach(() => {
  tenantId++
  time = Date.parse('2026-11-28T12:00:00Z')
  changedAt = 0
  rows = [7, 2_147_483_647, 300, 1, 70_000]
  readings = 0
  const changes = { lastChange: () => changedAt, isListening: () => true, close: () => {} }
  const clock = { now: () => new Date(time) }
  ;[one, other] = [
    createListViews({ pool, clock, changes, schema: 'financial' }),
    createListViews({ pool, clock, changes, schema: 'financial' }),
  ]
})

describe('a list', () => {
  it('is read once for every page and every process, with equal totals', async () => {
    expect(await page(one)).toEqual({
      totalCount: 5,
      totals: { sum: 5 },
      ids: [7, 2_147_483_647],
      result: [{ id: 7 }, { id: 2_147_483_647 }],
    })
    expect(await getIds(other, 2)).toEqual([300, 1])
    expect(await getIds(other, 4)).toEqual([70_000])
    expect(await getIds(one, 5)).toEqual([])
    expect(await getIds(one, 400)).toEqual([])
    expect([...(await other.ids(source()))]).toEqual(rows)
    expect(readings).toBe(1)
  })

  it('may be empty', async () => {
    rows = []
    expect(await page(one)).toEqual({ totalCount: 0, totals: { sum: 0 }, ids: [], result: [] })
    expect([...(await one.ids(source()))]).toEqual([])
  })

  it('is read once for all that ask at the same time', async () => {
    await Promise.all([page(one), page(one, 2), page(one, 4)])
    expect(readings).toBe(1)
  })

  it('is kept for its tenant alone', async () => {
    await page(one)
    tenantId++
    rows = [9]
    expect(await getIds(one)).toEqual([9])
  })

  it('does not keep a failure', async () => {
    await expect(page(one, 0, 2, { read: async () => Promise.reject(new Error('down')) })).rejects.toThrow('down')
    expect(await getIds(one)).toEqual([7, 2_147_483_647])
  })
})

describe('after a change', () => {
  it('a short list is read again before anybody is answered', async () => {
    await page(one)
    rows = [5]
    change()
    expect(await getIds(other)).toEqual([5])
    expect(await getIds(one)).toEqual([5])
    expect(readings).toBe(2)
  })

  it('a long list shows its last order while one of the processes reads it anew, after a while', async () => {
    rows = Array.from({ length: 20_000 }, (_, id) => id + 1)
    await page(one)
    rows = rows.toReversed()
    change()
    expect(await getIds(one)).toEqual([1, 2])
    time += 200
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const slowly = {
      read: async () => {
        await finished
        return { ids: Int32Array.from(rows), totals: { sum: rows.length } }
      },
    }
    expect(await getIds(one, 0, 2, slowly)).toEqual([1, 2])
    expect(await getIds(one, 0, 2, slowly)).toEqual([1, 2])
    expect(await getIds(other, 0, 2, slowly)).toEqual([1, 2])
    finish()
    await vi.waitFor(async () => expect(await getIds(other)).toEqual([20_000, 19_999]))
    expect(await getIds(one)).toEqual([20_000, 19_999])
  })

  it('a reading that began before it is not used for a short list', async () => {
    await page(one)
    change()
    let [begin, end] = [() => {}, () => {}]
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const ended = new Promise<void>((resolve) => (end = resolve))
    const before = page(one, 0, 2, {
      read: async () => {
        begin()
        await ended
        return { ids: Int32Array.of(1), totals: { sum: 1 } }
      },
    })
    await begun
    change()
    rows = [5]
    expect(await getIds(one, 0, 2, { isNarrow: true })).toEqual([5])
    end()
    await before
    expect(await getIds(one)).toEqual([5])
  })

  it('one that nobody looked at for ten minutes is read before it is shown', async () => {
    rows = Array.from({ length: 20_000 }, (_, id) => id + 1)
    await page(one)
    rows = rows.toReversed()
    change()
    time += 600_000
    expect(await getIds(one)).toEqual([20_000, 19_999])
  })
})

describe('what is kept', () => {
  it('goes an hour after it was last read', async () => {
    await page(one, 0, 2, { key: ['old'] })
    time += 3_600_001
    await page(one, 0, 2, { key: ['new'] })
    expect(await kept()).toEqual([{ view: '["new"]' }])
  })

  it('takes no more than its space of each tenant, and goes oldest first', async () => {
    const large = { ids: new Int32Array(6 * 1024 * 1024), totals: { sum: 0 } }
    for (const name of ['a', 'b', 'c']) {
      await page(one, 0, 0, { key: [name], read: async () => large })
      time += 1
    }
    expect(await kept()).toEqual([{ view: '["b"]' }, { view: '["c"]' }])
  })
})
