import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createPool } from '../../services/platform/database.ts'
import { clockSettings } from './clock/shift-database.ts'
import { clockOffset } from './clock/suite-clock.ts'

/** A setup file is evaluated anew for each file of tests, and what these import is not: both find the pools here. */
const shared = globalThis as { testPools?: pg.Pool[] }
const pools = (shared.testPools ??= [])

/** A hook that a `beforeAll` registers never runs. Databases go with their cluster. */
afterAll(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()))
})

/** Creates a migrated, empty database for a test file. Call it at the top level or inside `beforeAll`. */
export async function createTestDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const base = inject('databaseUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const maintenance = new pg.Client({ connectionString: base })
  await maintenance.connect()
  await maintenance.query(`create database ${name} template template_test`)
  await maintenance.query(clockSettings(name, clockOffset()))
  await maintenance.end()
  const url = new URL(base)
  url.pathname = name
  return { url: url.href, pool: createTestPool(url.href) }
}

/** As another process would have it: a contest of hundreds waits for its connections as long as the machine needs. Ends with the file. */
export function createTestPool(url: string): pg.Pool {
  const pool = createPool(url)
  pool.options.connectionTimeoutMillis = 300_000
  pools.push(pool)
  return pool
}
