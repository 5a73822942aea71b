import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Chooser, chooser, createSeatWorld, type SeatWorld } from '../../services/academic/testing/seat-world.ts'
import { getRandom } from './random.ts'

const kills = 12
const seats = 10
const crowd = 100
/** The same seed kills after the same answers: `CRASH_SEED=7 npm run test:crash -- -t 'kill 12'`. */
const seed = process.env.CRASH_SEED ?? String(Date.now() % 100_000)

/** What the test tells a process: who wants one class, all at once. */
export interface SeatOrder {
  groupId: number
  people: (Chooser & { idempotencyKey: string })[]
}

/** To one student; `done` to all. */
export interface SeatAnswer {
  academicRecord: string | null
  outcome: string
}

let world: SeatWorld
/** Nobody kills it. */
let living: ChildProcess
const alive = new Set<ChildProcess>()

beforeAll(async () => {
  world = await createSeatWorld({ students: kills * crowd })
  await world.begin(0, kills * crowd)
  living = startProcess()
})
afterAll(() => {
  for (const child of alive) child.kill('SIGKILL')
})

function startProcess(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'seats.child.ts'), [world.url, world.clock.now().toISOString()], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

/** Until all have their answers, or the process is killed after so many. @returns what was answered by then */
async function contest(
  child: ChildProcess,
  order: SeatOrder,
  death: { answers: number; microseconds: number } | null,
): Promise<SeatAnswer[]> {
  const answers: SeatAnswer[] = []
  const isDone = new Promise<void>((resolve) => {
    child.on('message', function hear(answer: SeatAnswer) {
      if (answer.academicRecord === null) {
        child.off('message', hear)
        return resolve()
      }
      answers.push(answer)
      if (answers.length === death?.answers) setTimeout(() => child.kill('SIGKILL'), death.microseconds / 1000)
    })
  })
  child.send(order)
  await Promise.race([isDone, once(child, 'exit')])
  return answers
}

const occupied = async (groupId: number) =>
  new Set(
    (
      await world.rows<{ record: string }>(
        `select e.academic_record as record from academic.reenrollment_seat s join academic.reenrollment r using (tenant_id, reenrollment_id)
         join academic.enrollment e using (tenant_id, enrollment_id) where s.group_id = $1`,
        [groupId],
      )
    ).map(({ record }) => record),
  )

describe(`a contest for seats over two processes, one of them killed (seed ${seed})`, () => {
  it.each(Array.from({ length: kills }, (_, kill) => kill))('kill %i', async (kill) => {
    const random = getRandom(`${seed} seats ${kill}`)
    const groupId = await world.addGroup(1, seats)
    const people = Array.from({ length: crowd }, (_, index) => ({ ...chooser(kill * crowd + index), idempotencyKey: crypto.randomUUID() }))
    const dying = startProcess()
    const halves = [people.filter((_, index) => index % 2 === 0), people.filter((_, index) => index % 2 === 1)] as const
    const death = { answers: 1 + Math.floor(random() * 20), microseconds: Math.round(random() * 5_000) }
    const [answered] = await Promise.all([
      contest(dying, { groupId, people: halves[0] }, death),
      contest(living, { groupId, people: halves[1] }, null),
    ])
    if (dying.exitCode === null && dying.signalCode === null) await once(dying, 'exit')
    expect(dying.signalCode).toBe('SIGKILL')
    const kept = await occupied(groupId)
    expect(kept.size).toBeLessThanOrEqual(seats)
    // What somebody was told is kept.
    for (const { academicRecord, outcome } of answered)
      if (outcome === 'held' || outcome === 'confirmed') expect(kept).toContain(academicRecord)
    // They come back, with the same keys.
    const again = await contest(living, { groupId, people }, null)
    expect(again.map(({ outcome }) => outcome).filter((outcome) => !['held', 'full', 'confirmed'].includes(outcome))).toEqual([])
    const end = await occupied(groupId)
    expect(end.size).toBe(seats)
    for (const record of kept) expect(end).toContain(record)
    const confirmed = await world.rows<{ count: number }>(
      `select count(*) as count from academic.reenrollment_event v join academic.enrollment e using (tenant_id, enrollment_id)
       where v.kind = 'confirmed' and e.academic_record = any($1) group by enrollment_id`,
      [people.map(({ academicRecord }) => academicRecord)],
    )
    expect(confirmed.map(({ count }) => count)).toEqual(Array.from({ length: seats }, () => 1))
  })
})
