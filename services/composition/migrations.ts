import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '../platform/migrate.ts'

const services = ['settings', 'users', 'identity', 'notifications', 'integration', 'financial', 'academic']

const getFolder = (path: string) => fileURLToPath(new URL(`../../${path}/migrations`, import.meta.url))

/** In the order in which they run: later ones refer to tables of earlier ones. */
export const serviceMigrations: readonly MigrationSet[] = [
  ...services.map((name) => ({ name, folder: getFolder(`services/${name}`) })),
  // The sandbox's tables are there without the demo, too: a database may get it later.
  { name: 'sandbox', folder: getFolder('demo/sandbox') },
]
