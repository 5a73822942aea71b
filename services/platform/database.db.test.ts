import { expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { createPool } from './database.ts'

it('an idle connection that the server ends is replaced at the next use, and ends no process', async () => {
  const { pool, url } = await createTestDatabase()
  const lost = createPool(url, 1)
  const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid')
  const removed = new Promise((resolve) => lost.once('remove', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await removed
  expect((await lost.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid).not.toBe(rows[0]!.pid)
  await lost.end()
})
