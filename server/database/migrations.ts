import { fileURLToPath } from 'node:url'
import { serviceMigrations } from '../../services/composition/migrations.ts'
import type { MigrationSet } from '../../services/platform/migrate.ts'

export const allMigrations: readonly MigrationSet[] = [
  ...serviceMigrations,
  { name: 'portal', folder: fileURLToPath(new URL('../../src/request/session/migrations', import.meta.url)) },
]
