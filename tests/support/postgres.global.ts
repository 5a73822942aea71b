import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { shiftDatabase } from './clock/shift-database.ts'
import { clockOffset } from './clock/suite-clock.ts'
import { startEmbeddedDatabase } from '../../server/database/embedded.ts'
import { allMigrations } from '../../server/database/migrations.ts'
import { recordConnections } from '../../services/financial/payments/payment-adapters.ts'
import { createPool } from '../../services/platform/database.ts'
import { migrateAll } from '../../services/platform/migrate.ts'

const memory = '/dev/shm'

/** A copy of the template for each test file is some 2 GB in all, which is quicker written to memory where there is plenty. */
function hasRoomInMemory() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 8 * 2 ** 30
}

// Outside the project folder: started by root, PostgreSQL runs as a user who may not have access there.
const clusters = path.join(hasRoomInMemory() ? memory : tmpdir(), `academic-services-tests-${userInfo().uid}`)
const template = 'template_test'

/** One cluster per run, with a migrated template that each test file copies. Concurrent runs share nothing. */
export default async function setup(project: TestProject) {
  removeAbandoned()
  const directory = path.join(clusters, String(process.pid))
  mkdirSync(directory, { recursive: true })
  const database = await startEmbeddedDatabase({ directory, durable: false })
  const maintenance = new pg.Client({ connectionString: database.url })
  await maintenance.connect()
  await maintenance.query(`create database ${template}`)
  await maintenance.end()
  await shiftDatabase(database.adminUrl(template), clockOffset())

  const templateUrl = new URL(database.url)
  templateUrl.pathname = template
  const pool = createPool(templateUrl.href, 1)
  await migrateAll(pool, allMigrations)
  await recordConnections(pool, { pix: true, bank_slip: true, credit_card: true })
  await pool.end()

  project.provide('databaseUrl', database.url)
  return async () => {
    await untilAlone(database.adminUrl('postgres'))
    await database.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Workers end while this runs: what listens in one of them would take the end of its connection for a failure of a test. */
async function untilAlone(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  for (const until = Date.now() + 15_000; Date.now() < until; ) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (rows[0]!.others === 0) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await client.end()
}

function removeAbandoned() {
  for (const name of existsSync(clusters) ? readdirSync(clusters) : []) {
    if (isRunning(Number(name))) continue
    const directory = path.join(clusters, name)
    const pidFile = path.join(directory, 'data/postmaster.pid')
    if (existsSync(pidFile)) terminate(Number(readFileSync(pidFile, 'utf8').split('\n')[0]))
    rmSync(directory, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** SIGQUIT stops PostgreSQL at once; losing this data is fine. */
function terminate(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // Already stopped.
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}
