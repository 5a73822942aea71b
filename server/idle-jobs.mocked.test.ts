import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createJobs } from '../services/platform/jobs.ts'

type Seconds = Record<string, number>

const asked = vi.hoisted(() => ({ boss: {} as Seconds, workers: [] as Seconds[] }))

vi.mock('pg-boss', () => ({
  PgBoss: class {
    constructor(options: Seconds) {
      asked.boss = options
    }
    on() {}
    async start() {}
    async stop() {}
    async getQueues() {
      return []
    }
    async createQueue() {}
    async schedule() {}
    async work(name: string, options: Seconds) {
      asked.workers.push(options)
      return name
    }
  },
}))

/** Statements of one look: at schedules, at what workers left behind. */
const statements = { schedules: 2, upkeep: 10 }

test('sixty kinds of jobs, all idle, ask the database twenty-two times a minute at most', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `job-${index}`)
  await createJobs('postgresql://nowhere', pino({ level: 'silent' })).start(names.map((name) => ({ name, run: async () => {} })))
  const { boss, workers } = asked
  const perMinute = (seconds: number | undefined) => 60 / seconds!
  const all = [
    ...workers.map(({ notifyPollingIntervalSeconds }) => perMinute(notifyPollingIntervalSeconds)),
    perMinute(boss.cronWorkerIntervalSeconds),
    perMinute(boss.cronMonitorIntervalSeconds ?? 30) * statements.schedules,
    perMinute(boss.superviseIntervalSeconds) * statements.upkeep,
    perMinute(boss.queueCacheIntervalSeconds),
    perMinute(boss.bamIntervalSeconds),
    perMinute(boss.flowIntervalSeconds),
  ]
  expect(workers).toHaveLength(60)
  expect(boss.useListenNotify).toBe(true)
  expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(22)
})
