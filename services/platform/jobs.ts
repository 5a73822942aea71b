import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** A background job, retried until it succeeds, so it must be idempotent. */
export interface JobDefinition {
  name: string
  /** Cron expression in UTC; omitted for on-demand jobs. */
  every?: string
  run(data: unknown): Promise<void>
}

export interface Jobs {
  /** With `works` false, only prepares sending. Must precede `send`. */
  start(definitions: readonly JobDefinition[], works?: boolean): Promise<void>
  /** With a transaction's client, the job is sent only if it commits. Runs at `startAfter` or later. */
  send(name: string, data: object, within?: pg.ClientBase, startAfter?: Date): Promise<void>
  /** As `send`, a job for each of `data`, in one statement. */
  sendAll(name: string, data: readonly object[], within: pg.ClientBase): Promise<void>
  stop(): Promise<void>
}

/** One pending run of a scheduled job is enough. */
const scheduled = { retryLimit: 5, retryBackoff: true, policy: 'short' } as const
/** Users wait for these: retried for about an hour, then deleted because they contain personal data. */
const onDemand = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: 3600,
  policy: 'standard',
} as const

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
              // Not the error message: a mail server's may contain addresses.
              log.warn({ job: name, reason: error.code ?? error.name }, 'job failed and is tried again')
              throw error
            })
          }
        })
        if (every) await boss.schedule(name, every)
      }
    },
    async send(name, data, within, startAfter) {
      const db = within && inTransaction(within)
      await boss.send(name, data, { ...(db && { db }), ...(startAfter && { startAfter }) })
    },
    async sendAll(name, all, within) {
      await boss.insert(
        name,
        all.map((data) => ({ data })),
        { db: inTransaction(within) },
      )
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

const inTransaction = (client: pg.ClientBase) => ({ executeSql: (text: string, values?: unknown[]) => client.query(text, values) })
