import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, afterAll, describe, expect, inject, it } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../../services/financial/testing/builders.ts'
import { createWorld, type World } from '../../services/financial/testing/world.ts'
import { expectBooksToAgree, remainingActs } from './books.ts'
import type { Journey } from './journeys.ts'
import type { Answer, Death, Order, Payer } from './orders.ts'
import { getRandom } from './random.ts'

const kills = 50
/** The same seed kills at the same steps: `CRASH_SEED=7 npm run test:crash -- -t 'kill 12'`. */
const seed = process.env.CRASH_SEED ?? String(Date.now() % 100_000)
/** Rounds of reconciliation after which nothing may be left. */
const enoughRounds = 4

let world: World
let userId = 1000
const stepsOf = new Map<string, number>()
const alive = new Set<ChildProcess>()

export function startServices(url: string): ChildProcess {
  const child = fork(inject('servicesFile'), [url], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

/** What the services answer; null when they died over it. */
export async function order(child: ChildProcess, given: Order): Promise<Answer | null> {
  const answered = once(child, 'message').then(([answer]) => answer as Answer)
  const died = once(child, 'exit').then(() => null)
  child.send(given)
  return Promise.race([answered, died])
}

export async function done(child: ChildProcess, given: Order): Promise<number> {
  const answer = await order(child, given)
  if (!answer) throw new Error('The services died and were not meant to')
  if ('failure' in answer) throw new Error(answer.failure)
  return answer.steps
}

/** Until nothing is left to do. What the dead had sent to the database may still come. */
async function recover(child: ChildProcess): Promise<void> {
  for (let round = 1; ; round += 1) {
    await done(child, { kind: 'recover' })
    const left = await remainingActs(world)
    if (left.length === 0) return
    if (round === enoughRounds) expect(left, `after ${round} rounds of reconciliation`).toEqual([])
  }
}

async function newPayer({ end }: Journey): Promise<Payer> {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  const dueDate = end === 'settled' ? '2999-01-01' : new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)
  const debtIds: number[] = []
  for (const gross of [100_000, 33_333, 707]) debtIds.push(await addDebt(world, { enrollmentId, dueDate, gross }))
  return { userId, debtIds, keys: Array.from({ length: 30 }, () => crypto.randomUUID()) }
}

async function expectEnd({ end }: Journey, { debtIds }: Payer): Promise<void> {
  const debts = await world.rows<{ status: string }>(1, 'select status from financial.debt where debt_id = any($1)', [debtIds])
  expect(debts.map(({ status }) => status)).toEqual([end, end, end])
}

/**
 * Kills the services fifty times while somebody goes through the variants of a journey, in turns. New ones reconcile,
 * and the books agree; the person comes back and goes on, and they agree again.
 */
export function describeKills(journey: Journey): void {
  const getVariant = (kill: number) => journey.variants[kill % journey.variants.length]!
  const each = Math.ceil(kills / journey.variants.length)
  let services: ChildProcess
  let next: ChildProcess
  let midway = 0

  beforeAll(async () => {
    world = await createWorld()
    await world.pool.query('create table public.crash_told (payment_id uuid not null)')
    await addInstitution(world)
    await addAgreementSetting(world)
    await addAgreementPlan(world)
    ;[services, next] = [startServices(world.url), startServices(world.url)]
    for (const { name } of journey.variants) {
      const payer = await newPayer(journey)
      stepsOf.set(name, await done(services, { kind: 'pay', journey: journey.name, variant: name, payer, death: null }))
      await recover(services)
      await expectBooksToAgree(world)
      await expectEnd(journey, payer)
    }
  })

  afterAll(async () => {
    for (const child of alive) child.kill('SIGKILL')
  })

  /** Spread over the steps of its variant: the first kill of a variant is early, the last one late. */
  function getDeath(kill: number): Death {
    const random = getRandom(`${seed} ${journey.name} ${kill}`)
    const share = (Math.floor(kill / journey.variants.length) + random()) / each
    const step = 1 + Math.floor(share * stepsOf.get(getVariant(kill).name)!)
    return { step, microseconds: random() < 0.4 ? 0 : Math.round(random() * 2000) }
  }

  describe(`${journey.name}, killed (seed ${seed})`, () => {
    it.each(Array.from({ length: kills }, (_, kill) => [kill, getVariant(kill).name]))('kill %i: %s', async (kill, variant) => {
      const death = getDeath(kill)
      const payer = await newPayer(journey)
      const where = `seed ${seed}, kill ${kill}: ${death.microseconds} microseconds after step ${death.step} of ${stepsOf.get(variant)}`
      const answer = await order(services, { kind: 'pay', journey: journey.name, variant, payer, death })
      if (answer && 'failure' in answer) throw new Error(`${where}: ${answer.failure}`)
      // It came to its end first: dead all the same.
      if (answer) services.kill('SIGKILL')
      else midway += 1
      if (services.exitCode === null && services.signalCode === null) await once(services, 'exit')
      expect(services.signalCode).toBe('SIGKILL')

      ;[services, next] = [next, startServices(world.url)]
      try {
        await recover(services)
        await expectBooksToAgree(world)
        // The person comes back and does it again.
        await done(services, { kind: 'pay', journey: journey.name, variant, payer, death: null })
        await recover(services)
        await expectBooksToAgree(world)
        await expectEnd(journey, payer)
      } catch (error) {
        throw new Error(where, { cause: error })
      }
    })
  })

  it('was killed in the middle nearly always', ({ task }) => {
    const ran = task.file.tasks.flatMap((suite) => ('tasks' in suite ? suite.tasks : [])).filter(({ mode }) => mode === 'run').length
    expect(midway).toBeGreaterThanOrEqual(Math.floor(ran * 0.8))
  })
}
