import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createPool } from '../../services/platform/database.ts'

/** Creates a migrated, empty database, dropped after the test file. Call it at the top level or inside `beforeAll`. */
export async function createTestDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const base = inject('databaseUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const maintenance = new pg.Client({ connectionString: base })
  await maintenance.connect()
  await maintenance.query(`create database ${name} template template_test`)
  const url = new URL(base)
  url.pathname = name
  const pool = createPool(url.href)
  afterAll(async () => {
    await pool.end()
    await maintenance.query(`drop database ${name} with (force)`)
    await maintenance.end()
  })
  return { url: url.href, pool }
}
