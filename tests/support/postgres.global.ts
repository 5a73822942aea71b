import { mkdirSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../server/database/embedded.ts'
import { allMigrations } from '../../server/database/migrations.ts'
import { createPool } from '../../services/platform/database.ts'
import { migrateAll } from '../../services/platform/migrate.ts'

const template = 'template_test'

/** One cluster for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const directory = new URL('../../.data/test-postgresql', import.meta.url).pathname
  mkdirSync(directory, { recursive: true })
  const database = await startEmbeddedDatabase({ directory, durable: false })
  const maintenance = new pg.Client({ connectionString: database.url })
  await maintenance.connect()
  const leftovers = await maintenance.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%' or datname = $1`,
    [template],
  )
  for (const { datname } of leftovers.rows) await maintenance.query(`drop database "${datname}" with (force)`)
  await maintenance.query(`create database ${template}`)
  await maintenance.end()

  const templateUrl = new URL(database.url)
  templateUrl.pathname = template
  const pool = createPool(templateUrl.href, 1)
  await migrateAll(pool, allMigrations)
  await pool.end()

  project.provide('databaseUrl', database.url)
  return () => database.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}
