import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { databaseUrlFile } from './portal.ts'

const databaseUrl = () => readFileSync(databaseUrlFile, 'utf8')

/** Runs a job on the server, and what it sends. */
export async function runJobNow(name: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl(), schema: 'jobs', max: 1, supervise: false, schedule: false, migrate: false })
  await boss.start()
  await boss.send(name)
  await boss.stop({ graceful: false })
  await runJobs()
}

/** Has the server run all jobs whose time has come or that failed before, and what these send. Ends once none is left. */
export function runJobs(): Promise<void> {
  return test.step('Jobs', async () => {
    const client = new pg.Client({ connectionString: databaseUrl() })
    await client.connect()
    const left = async () => {
      await client.query(`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`)
      // Again each time: no test waits for what a worker was not told of and asks for by itself within a minute or two.
      const { rows } = await client.query<{ name: string }>(
        `select name, pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name)
         from jobs.job where state < 'completed' and start_after <= now() and not starts_with(name, '__')`,
      )
      return rows.map(({ name }) => name)
    }
    await expect.poll(left, { message: 'jobs that the server did not finish', intervals: [50] }).toEqual([])
    await client.end()
  })
}
