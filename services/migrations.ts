import { fileURLToPath } from 'node:url'
import type { MigrationSet } from './platform/migrate.ts'

export const serviceMigrations: readonly MigrationSet[] = [
  'settings',
  'users',
  'identity',
  'notifications',
  'integration',
  'financial',
  'academic',
  'sandbox',
].map((name) => ({ name, folder: fileURLToPath(new URL(`./${name}/migrations`, import.meta.url)) }))
