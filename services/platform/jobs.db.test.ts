import pg from 'pg'
import pino from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { createJobs, type Jobs } from './jobs.ts'

const opened: Jobs[] = []
afterEach(() => Promise.all(opened.splice(0).map((jobs) => jobs.stop())))

/** Jobs of a database of their own, which tell each run. Workers ask by themselves every other minute, later than any limit here. */
async function getJobs(url: string, names: readonly string[], run: (name: string, data: unknown) => void, works = true) {
  const jobs = createJobs(url, pino({ level: 'silent' }), works)
  opened.push(jobs)
  await jobs.start(names.map((name) => ({ name, run: async (data) => run(name, data) })))
  return jobs
}

/** The connection on which pg-boss is told of new jobs. */
const listening = `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`

it('a job starts when it is sent, also by a process that does no work, and none starts for a transaction that is undone', async () => {
  const { url, pool } = await createTestDatabase()
  const ran: unknown[] = []
  await getJobs(url, ['greet'], (_, data) => ran.push(data))
  const sender = await getJobs(url, ['greet'], () => ran.push('by the sender'), false)
  const client = await pool.connect()
  await client.query('begin')
  await sender.send('greet', { name: 'nobody' }, client)
  await client.query('rollback')
  client.release()
  await sender.send('greet', { name: 'Ana' })
  await expect.poll(() => ran).toEqual([{ name: 'Ana' }])
})

it('jobs that are sent while the database cannot tell of them start once it can again', async () => {
  const { url, pool } = await createTestDatabase()
  const ran: unknown[] = []
  const jobs = await getJobs(url, ['greet'], (_, data) => ran.push(data))
  const { rows } = await pool.query<{ pid: number }>(listening)
  expect(rows).toHaveLength(1)
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await jobs.send('greet', { name: 'Ana' })
  await expect.poll(() => ran).toEqual([{ name: 'Ana' }])
  await expect.poll(async () => (await pool.query(listening)).rowCount).toBe(1)
})

it('a queue that an earlier build made is told of too', async () => {
  const { url } = await createTestDatabase()
  await getJobs(url, ['greet'], () => undefined, false)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update jobs.queue set notify = false where name = 'greet'`)
  await getJobs(url, ['greet'], () => undefined)
  const { rows } = await client.query<{ notify: boolean }>(`select notify from jobs.queue where name = 'greet'`)
  expect(rows).toEqual([{ notify: true }])
  await client.end()
})

it('a job of a later time starts then', async () => {
  const { url } = await createTestDatabase()
  const ran: unknown[] = []
  const jobs = await getJobs(url, ['greet'], (_, data) => ran.push(data))
  await jobs.send('greet', { name: 'Ana' }, undefined, new Date(Date.now() + 300))
  expect(ran).toEqual([])
  await expect.poll(() => ran).toEqual([{ name: 'Ana' }])
})

it('jobs of one transaction, of which the database tells once, all start at once', async () => {
  const { url, pool } = await createTestDatabase()
  const ran: unknown[] = []
  const jobs = await getJobs(url, ['greet'], (_, data) => ran.push(data))
  const client = await pool.connect()
  await client.query('begin')
  for (const name of ['Ana', 'Bia', 'Caio']) await jobs.send('greet', { name }, client)
  await jobs.sendAll('greet', [{ name: 'Davi' }, { name: 'Elisa' }], client)
  await client.query('commit')
  client.release()
  await expect.poll(() => ran.length).toBe(5)
})
