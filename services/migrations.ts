import { fileURLToPath } from 'node:url'
import type { MigrationSet } from './platform/migrate.ts'

/** The embedded backend's services that keep data, each with migrations of its own. */
export const serviceMigrations: readonly MigrationSet[] = [
  'settings',
  'users',
  'identity',
  'notifications',
  'integration',
  'financial',
  'sandbox',
].map((name) => ({ name, folder: fileURLToPath(new URL(`./${name}/migrations`, import.meta.url)) }))
