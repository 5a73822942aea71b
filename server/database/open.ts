import path from 'node:path'
import type pg from 'pg'
import { createPool } from '../../services/platform/database.ts'
import { migrateAll, MigrationHistoryError } from '../../services/platform/migrate.ts'
import { StartupError } from '../environment.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import { allMigrations } from './migrations.ts'

export interface OpenDatabase {
  url: string
  pool: pg.Pool
  exchangePool: pg.Pool
  close(): Promise<void>
}

/** Connects to PostgreSQL, or starts the embedded one, and migrates it. @throws StartupError */
export async function openDatabase(
  databaseUrl: string | undefined,
  dataDirectory: string,
  progress: (step: string) => void,
): Promise<OpenDatabase> {
  const embedded = databaseUrl
    ? null
    : await startEmbeddedDatabase({ directory: path.join(dataDirectory, 'postgresql') }).catch((error: Error) => {
        throw new StartupError(error.message)
      })
  const url = databaseUrl ?? embedded!.url
  try {
    await prepareDatabase(url, embedded, progress)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const pool = createPool(url)
  const exchangePool = createPool(url, 4)
  const close = async () => {
    await Promise.all([pool.end(), exchangePool.end()])
    await embedded?.stop()
  }
  return { url, pool, exchangePool, close }
}

/** An embedded database of another version is renamed and replaced by a new one. */
async function prepareDatabase(url: string, embedded: EmbeddedDatabase | null, progress: (step: string) => void): Promise<void> {
  const migrateOnce = async () => {
    const pool = createPool(url, 1)
    try {
      await requireBoundRole(pool, url)
      await migrateAll(pool, allMigrations)
    } finally {
      await pool.end()
    }
  }
  try {
    await migrateOnce()
  } catch (error) {
    if (!(error instanceof MigrationHistoryError)) throw error
    if (!embedded) {
      throw new StartupError(`DATABASE_URL (${new URL(url).host}): ${error.message}. Give the portal a new, empty database`)
    }
    const former = await embedded.setAside()
    progress(`The embedded database was made by another version: keeping it as ${former} and laying the demo data again`)
    await migrateOnce()
  }
}

/** Row-level security separates tenants: the role must not bypass it. */
async function requireBoundRole(pool: pg.Pool, url: string) {
  const { rows } = await pool
    .query<{ free: boolean }>('select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user')
    .catch((error: Error) => {
      throw new StartupError(`DATABASE_URL (${new URL(url).host}) cannot be reached: ${error.message || 'no connection'}`)
    })
  if (rows[0]?.free) {
    throw new StartupError('The role of DATABASE_URL must be neither superuser nor bypass row-level security: tenants are kept apart by it')
  }
}
