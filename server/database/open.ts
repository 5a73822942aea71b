import path from 'node:path'
import type pg from 'pg'
import { createPool } from '../../services/platform/database.ts'
import { migrateAll } from '../../services/platform/migrate.ts'
import { StartupError } from '../environment.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { allMigrations } from './migrations.ts'

export interface OpenDatabase {
  url: string
  pool: pg.Pool
  /** A few connections for waits on the identity provider. */
  exchangePool: pg.Pool
  /** Closes connections and stops PostgreSQL when this process started it. */
  close(): Promise<void>
}

/**
 * Connects to the given PostgreSQL, or starts the embedded one, and brings it to the current shape.
 *
 * @throws StartupError with one clear line when the database cannot be used
 */
export async function openDatabase(databaseUrl: string | undefined, dataDirectory: string): Promise<OpenDatabase> {
  const embedded = databaseUrl
    ? null
    : await startEmbeddedDatabase({ directory: path.join(dataDirectory, 'postgresql') }).catch((error: Error) => {
        throw new StartupError(error.message)
      })
  const url = databaseUrl ?? embedded!.url
  const pool = createPool(url)
  const exchangePool = createPool(url, 4)
  // A lost idle connection is replaced at the next use.
  for (const one of [pool, exchangePool]) one.on('error', () => undefined)
  const close = async () => {
    await Promise.all([pool.end(), exchangePool.end()])
    await embedded?.stop()
  }
  try {
    await requireBoundRole(pool, url)
    await migrateAll(pool, allMigrations)
  } catch (error) {
    await close()
    throw error
  }
  return { url, pool, exchangePool, close }
}

/** Tenants are kept apart by row-level security: a role that passes it must not run the portal. */
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
