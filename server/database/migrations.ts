import { fileURLToPath } from 'node:url'
import { serviceMigrations } from '../../services/migrations.ts'
import type { MigrationSet } from '../../services/platform/migrate.ts'

/** Everything this process keeps in PostgreSQL: the embedded services and the portal's own sessions. */
export const allMigrations: readonly MigrationSet[] = [
  ...serviceMigrations,
  { name: 'portal', folder: fileURLToPath(new URL('../../src/auth/session/migrations', import.meta.url)) },
]
