import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { EmbeddedDatabase } from '../../../server/database/embedded.ts'
import { allMigrations } from '../../../server/database/migrations.ts'
import { createPool } from '../../../services/platform/database.ts'
import { migrateAll } from '../../../services/platform/migrate.ts'
import { seedDemoWorld } from '../../../demo/demo-world.ts'
import { shiftDatabase } from '../clock/shift-database.ts'
import { seededAt } from '../clock/suite-clock.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Enough for every filter and several pages of each list; what needs many is measured in bench/. */
const debtCount = 8_000
/** Everything that decides what the demo world holds: its builders, the tables they fill and the rules they call. */
const sources = ['app.config.ts', 'package-lock.json', '{api,services,server/database,src/auth/session}/**/*.{ts,sql}']

/**
 * Name of a database that holds the migrated demo world, seeded only when its sources changed or the run's day did: due
 * dates count from that day. Templates of other versions are dropped.
 */
export async function demoTemplate({ url, adminUrl }: Pick<EmbeddedDatabase, 'url' | 'adminUrl'>): Promise<string> {
  const owner = new URL(url).pathname.slice(1)
  const template = `demo_${fingerprint()}`
  const client = new pg.Client({ connectionString: adminUrl('postgres') })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname ~ '^demo_'`)
    if (rows.some(({ datname }) => datname === template)) return template
    // One that another run is seeding has connections, and stays.
    for (const { datname } of rows) await client.query(`drop database ${datname}`).catch(() => undefined)
    const draft = `demo_draft_${process.pid}`
    await client.query(`create database ${draft} owner ${owner}`)
    await shiftDatabase(adminUrl(draft), seededAt.getTime() - Date.now())
    await seed(url, draft)
    await vacuum(adminUrl(draft))
    // Another run may have been quicker.
    await client.query(`alter database ${draft} rename to ${template}`).catch(() => client.query(`drop database ${draft}`))
    return template
  } finally {
    await client.end()
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(`${seededAt.toISOString()} ${debtCount}`)
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 24)
}

async function seed(applicationUrl: string, database: string): Promise<void> {
  const url = new URL(applicationUrl)
  url.pathname = database
  const pool = createPool(url.href)
  await migrateAll(pool, allMigrations)
  await seedDemoWorld({ pool, clock: { now: () => new Date(seededAt) }, debts: debtCount })
  await pool.end()
}

async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
