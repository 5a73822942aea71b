import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** One kind of background work: retried by the queue until it succeeds, so it must be safe to repeat. */
export interface JobDefinition {
  name: string
  /** Cron expression in UTC; omitted for work that is only sent on demand, and of which much may wait. */
  every?: string
  run(data: unknown): Promise<void>
}

export interface Jobs {
  /** Begins the work, or with `works` false only makes ready to send it; nothing may be sent before. */
  start(definitions: readonly JobDefinition[], works?: boolean): Promise<void>
  /** With the client of a transaction, the work is only left behind if that is committed. */
  send(name: string, data: object, within?: pg.ClientBase): Promise<void>
  stop(): Promise<void>
}

/** Of scheduled work one waiting piece is enough. */
const scheduled = { retryLimit: 5, retryBackoff: true, policy: 'short' } as const
/** What people wait for: looked for twice a second, tried for about an hour, and not kept, since it says who asked. */
const onDemand = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: 3600,
  policy: 'standard',
} as const

/**
 * The queue on the same PostgreSQL, so that any number of processes share the work.
 *
 * @param databaseUrl connection string of the database that also holds the services' data
 */
export function createJobs(databaseUrl: string, log: Logger): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2, application_name: 'academic-services-jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  return {
    async start(definitions, works = true) {
      await boss.start()
      for (const { name, every, run } of definitions) {
        await boss.createQueue(name, every ? scheduled : onDemand)
        if (!works) continue
        await boss.work(name, { pollingIntervalSeconds: every ? 2 : 0.5 }, async (jobs) => {
          for (const job of jobs) {
            await run(job.data).catch((error: Error & { code?: string }) => {
              // Not its message: a mail server's may name people.
              log.warn({ job: name, reason: error.code ?? error.name }, 'job failed and is tried again')
              throw error
            })
          }
        })
        if (every) await boss.schedule(name, every)
      }
    },
    async send(name, data, within) {
      await boss.send(name, data, within && { db: { executeSql: (text, values) => within.query(text, values) } })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
