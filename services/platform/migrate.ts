import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

/** Serializes migrations, which every process runs at start. */
const migrationLock = 4_201_126
const migrationsSchema = 'migrations'

export interface MigrationSet {
  name: string
  folder: string
}

export class MigrationHistoryError extends Error {
  constructor(set: string) {
    super(`The migrations of ${set} in this database are not the ones of this version`)
  }
}

/** Migrates the database, one process at a time. Throws MigrationHistoryError before any change. */
export async function migrateAll(pool: pg.Pool, sets: readonly MigrationSet[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    for (const set of sets) await requireSameHistory(client, set)
    for (const { name, folder } of sets) {
      await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema, migrationsTable: name })
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}

/** Unknown later migrations are accepted, since a newer version may run alongside; the first must match. */
async function requireSameHistory(client: pg.PoolClient, { name, folder }: MigrationSet): Promise<void> {
  const table = `${migrationsSchema}.${client.escapeIdentifier(name)}`
  const { rows: tables } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table])
  if (!tables[0]?.exists) return
  const { rows: applied } = await client.query<{ hash: string }>(`select hash from ${table}`)
  const [first] = readMigrationFiles({ migrationsFolder: folder })
  if (applied.length > 0 && !applied.some(({ hash }) => hash === first?.hash)) throw new MigrationHistoryError(name)
}
