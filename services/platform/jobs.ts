import type pg from 'pg'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** A background job, retried until it succeeds, so it must be idempotent. */
export interface JobDefinition {
  name: string
  /** Cron expression in UTC; omitted for on-demand jobs. */
  every?: string
  run(data: unknown): Promise<void>
}

export interface Jobs {
  /** Must precede `send`. */
  start(definitions: readonly JobDefinition[]): Promise<void>
  /** With a transaction's client, the job is sent only if it commits. Runs at `startAfter` or later. */
  send(name: string, data: object, within?: pg.ClientBase, startAfter?: Date): Promise<void>
  /** Sends a job for each of `data`, like `send`, in one statement. */
  sendAll(name: string, data: readonly object[], within: pg.ClientBase): Promise<void>
  stop(): Promise<void>
}

/** One pending run of a scheduled job is enough. */
const scheduled = { retryLimit: 5, retryBackoff: true, policy: 'short' } as const
/** Options of jobs that users wait for: retried for about an hour, then deleted because they contain personal data. */
const onDemand = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: 3600,
  policy: 'standard',
} as const

/** Seconds. The database announces new jobs, and workers check when a retry is due; polling only finds jobs that a process left behind. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 300 }

/** Returns the milliseconds after which a failed job can be retried at the latest; the database picks the delay at random. */
export function getRetryWindow({ retryCount, retryDelay, retryBackoff, retryDelayMax }: Retries): number {
  const seconds = retryBackoff ? (retryDelay || 1) * 2 ** Math.min(16, retryCount + 1) : retryDelay
  return 1_000 * (Math.min(seconds, retryDelayMax ?? seconds) + 1)
}
type Retries = Pick<JobWithMetadata, 'retryCount' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax'>

/**
 * Background jobs on pg-boss, in the schema `jobs`.
 *
 * @param works false only sends: other processes on the same database work
 */
export function createJobs(databaseUrl: string, log: Logger, works = true): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 2,
    application_name: 'academic-services-jobs',
    useListenNotify: works,
    // Schedules are of whole minutes, and no job waits for another one.
    cronWorkerIntervalSeconds: 20,
    flowIntervalSeconds: 3600,
    // Jobs left by a crashed process are found within five minutes; the library changes its schema at the start.
    superviseIntervalSeconds: 300,
    queueCacheIntervalSeconds: 600,
    bamIntervalSeconds: 3600,
  })
  const workers = new Map<string, string>()
  boss.on('error', (error) => log.error({ err: error, queue: (error as { queue?: string }).queue }, 'job queue error'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue warning'))

  /** Asks for jobs later, because the database announces jobs when they are sent, not when they become due. */
  const askLater = (name: string, inMilliseconds: number) => {
    const worker = workers.get(name)
    if (worker) setTimeout(() => boss.notifyWorker(worker), inMilliseconds).unref()
  }

  const work = ({ name, every, run }: JobDefinition) =>
    boss.work(name, { ...polling, includeMetadata: true }, async (jobs) => {
      for (const job of jobs) {
        await run(job.data).catch((error: Error & { code?: string }) => {
          // The error message is not logged, because a mail server's may contain addresses.
          log.warn({ job: name, reason: error.code ?? error.name }, 'job failed and is tried again')
          askLater(name, getRetryWindow(job))
          throw error
        })
      }
      // Jobs sent together, or during a run, are announced only once. A scheduled job has at most one waiting run.
      if (!every) askLater(name, 0)
    })

  return {
    async start(definitions) {
      await boss.start()
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const definition of definitions) {
        const { name, every } = definition
        const queue = known.get(name)
        if (!queue) await boss.createQueue(name, { ...(every ? scheduled : onDemand), notify: true })
        // The queue was created by an earlier build.
        else if (!queue.notify) await boss.updateQueue(name, { notify: true })
        if (!works) continue
        workers.set(name, await work(definition))
        if (every) await boss.schedule(name, every)
      }
    },
    async send(name, data, within, startAfter) {
      const db = within && inTransaction(within)
      await boss.send(name, data, { ...(db && { db }), ...(startAfter && { startAfter }) })
      if (startAfter) askLater(name, Math.max(0, startAfter.getTime() - Date.now()))
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
