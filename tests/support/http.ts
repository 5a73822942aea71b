import type pg from 'pg'
import { afterAll } from 'vitest'
import { openTestDatabase } from './browser/students.ts'

/** The database of the server under test, for as long as the test file that calls this. */
export function useDatabase(): pg.Pool {
  const pool = openTestDatabase()
  afterAll(() => pool.end())
  return pool
}
