import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** One kind of background work: retried by the queue until it succeeds, so it must be safe to repeat. */
export interface JobDefinition {
  name: string
  /** Cron expression in UTC; omitted for work that is only sent on demand. */
  every?: string
  run(data: unknown): Promise<void>
}

export interface Jobs {
  send(name: string, data: object): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the queue on the same PostgreSQL, so that any number of processes share the work.
 *
 * @param databaseUrl connection string of the database that also holds the services' data
 */
export async function startJobs(databaseUrl: string, definitions: readonly JobDefinition[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2, application_name: 'academic-services-jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await boss.start()
  for (const { name, every, run } of definitions) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, policy: 'short' })
    await boss.work(name, { pollingIntervalSeconds: 2 }, async (jobs) => {
      for (const job of jobs) await run(job.data)
    })
    if (every) await boss.schedule(name, every)
  }
  return {
    async send(name, data) {
      await boss.send(name, data)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
