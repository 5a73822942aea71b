import { beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { createWorld } from '../financial/testing/world.ts'
import { inTenant, readTenant, withSharedReads } from './database.ts'

let pool: pg.Pool
beforeAll(async () => {
  ;({ pool } = await createWorld())
})

const transaction = 'select pg_backend_pid() as pid, current_setting($1) as tenant'
const read = (tenantId: number) =>
  readTenant(
    pool,
    tenantId,
    async ({ client }) => (await client.query<{ pid: number; tenant: string }>(transaction, ['app.tenant_id'])).rows[0]!,
  )

test('reads of a page that begin together share a transaction, each tenant its own', async () => {
  const [one, two, other] = await withSharedReads(() => Promise.all([read(1), read(1), read(2)]))
  expect(one).toEqual(two)
  expect([one.tenant, other.tenant]).toEqual(['1', '2'])
  expect(other.pid).not.toBe(one.pid)
})

test('outside of a page every read has its own', async () => {
  const [one, two] = await Promise.all([read(1), read(1)])
  expect(one.pid).not.toBe(two.pid)
})

test('a statement that fails costs its own read only', async () => {
  const failing = () => readTenant(pool, 1, ({ client }) => client.query('select 1 / $1::int', [0]))
  const outcomes = await withSharedReads(() => Promise.allSettled([failing(), read(1), read(1)]))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(await read(1)).toMatchObject({ tenant: '1' })
})

test('what is asked for under one key is read once by reads that share a transaction, and anew by others', async () => {
  let asked = 0
  const ask = () => readTenant(pool, 1, (transaction) => transaction.once('number', async () => ++asked))
  expect(await withSharedReads(() => Promise.all([ask(), ask()]))).toEqual([1, 1])
  expect(await withSharedReads(ask)).toBe(2)
  expect((await Promise.all([ask(), ask()])).sort()).toEqual([3, 4])
})

test('nothing can be written by a read that is shared', async () => {
  const writing = withSharedReads(() =>
    readTenant(pool, 1, ({ client }) => client.query('update financial.debt set description = $1 where debt_id = 1', ['{}'])),
  )
  await expect(writing).rejects.toMatchObject({ code: '25006' })
})

test('every connection is given back', async () => {
  await withSharedReads(() => Promise.all(Array.from({ length: 40 }, (_, index) => read((index % 2) + 1))))
  await inTenant(pool, 1, ({ client }) => client.query('select 1'))
  await expect.poll(() => pool.idleCount === pool.totalCount).toBe(true)
})
