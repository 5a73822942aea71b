import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/** Every process migrates at start; this lock makes them take turns. */
const migrationLock = 4_201_126

/** One service's migrations: a folder made by `drizzle-kit generate`. */
export interface MigrationSet {
  name: string
  folder: string
}

/** Brings the database to the current shape, one process at a time. */
export async function migrateAll(pool: pg.Pool, sets: readonly MigrationSet[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    for (const { name, folder } of sets) {
      await migrate(drizzle(client), {
        migrationsFolder: folder,
        migrationsSchema: 'migrations',
        migrationsTable: name,
      })
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}
