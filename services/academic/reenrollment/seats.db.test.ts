import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type pg from 'pg'
import { chooser, createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { cancelReenrollment, changeChoice, discardChange } from './change-reenrollment.ts'
import { chooseClass, giveUpClass, prolongHolds } from './choose-class.ts'
import { confirmChoice } from './confirm-choice.ts'
import { priceOfGroups } from './enrollment-price.queries.ts'
import { enterReenrollment } from './enter-reenrollment.ts'
import { readProcess } from './read-process.queries.ts'
import type { ReenrollmentPorts } from './reenrollment-ports.ts'
import { joinWaitingList, leaveWaitingList, offerLeftSeats } from './waiting-list.queries.ts'

const runs = 6
const people = 5

let world: SeatWorld
let second: pg.Pool
let next = 0

beforeAll(async () => {
  world = await createSeatWorld({ students: runs * people * 10 })
  second = world.secondPool()
})

const acts = [
  'choose',
  'choose',
  'choose',
  'giveUp',
  'prolong',
  'join',
  'leave',
  'confirm',
  'confirm',
  'change',
  'discard',
  'cancel',
  'enter',
] as const

/** What one person does with one class, on one of two processes. */
const act = fc.record({
  kind: fc.constantFrom(...acts),
  person: fc.nat(people - 1),
  group: fc.nat(3),
  isSecond: fc.boolean(),
})
/** Acts at once, then time passes, and perhaps the waiting lists are looked at. */
const round = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 5 }),
  minutes: fc.constantFrom(0, 0, 1, 11, 121),
  isOffered: fc.boolean(),
})

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

async function follow(ports: ReenrollmentPorts, from: number, groupId: number, { kind, person }: Act): Promise<unknown> {
  const { scope, academicRecord } = chooser(from + person)
  const ofGroup = { academicRecord, groupId }
  switch (kind) {
    case 'choose':
      return chooseClass(ports, scope, ofGroup)
    case 'giveUp':
      return giveUpClass(ports, scope, ofGroup)
    case 'prolong':
      return prolongHolds(ports, scope, academicRecord)
    case 'join':
      return joinWaitingList(ports, scope, ofGroup)
    case 'leave':
      return leaveWaitingList(ports, scope, ofGroup)
    case 'change':
      return changeChoice(ports, scope, academicRecord)
    case 'discard':
      return discardChange(ports, scope, academicRecord)
    case 'cancel':
      return cancelReenrollment(ports, scope, academicRecord)
    case 'enter':
      return enterReenrollment(ports, scope, academicRecord)
    case 'confirm': {
      const { reenrollment } = await readProcess(ports, scope, academicRecord)
      const groupIds = reenrollment!.classes.filter(({ status }) => status !== 'dropping').map(({ group }) => group.groupId)
      const { total: expectedTotal } = await priceOfGroups(ports, scope, { academicRecord, groupIds })
      return confirmChoice(ports, scope, {
        academicRecord,
        revision: reenrollment!.revision,
        expectedTotal,
        idempotencyKey: crypto.randomUUID(),
      })
    }
  }
}

/** What the rules refuse, and what finds nothing. */
const refusals = new Set(['NOT_ALLOWED', 'CONTENT_CHANGED', 'NOT_FOUND'])

it('are never more than a class has, whatever people do at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 6, maxLength: 12 }), async (rounds) => {
      const from = next
      next += people
      await world.begin(from, people)
      // Two classes of one subject, and two of others that meet at its time or not.
      const groupIds = [await world.addGroup(1, 1), await world.addGroup(1, 2), await world.addGroup(2, 2), await world.addGroup(3, 1)]
      for (const { acts: together, minutes, isOffered } of rounds) {
        const done = await Promise.allSettled(
          together.map((one) => follow(world.portsOn(one.isSecond ? second : world.pool), from, groupIds[one.group]!, one)),
        )
        for (const one of done)
          if (one.status === 'rejected' && !refusals.has((one.reason as { code: string }).code)) throw one.reason as Error
        await expectSeats(groupIds)
        world.clock.advance(minutes * 60_000)
        if (isOffered) await offerLeftSeats(world.ports, [1])
        await world.runJobs()
        await expectSeats(groupIds)
      }
    }),
    { numRuns: runs },
  )
})

async function expectSeats(groupIds: readonly number[]): Promise<void> {
  const counted = await world.rows<{ seats: number; occupied: number }>(
    `select g.seats, (select count(*) from academic.reenrollment_seat s where s.group_id = g.group_id and (s.status <> 'held' or s.held_until > $2)) as occupied
    from academic.class_group g where g.group_id = any($1)`,
    [groupIds, world.clock.now()],
  )
  for (const { seats, occupied } of counted) expect(occupied).toBeLessThanOrEqual(seats)
  const confirmed = await world.rows<{ units: number; subjects: number; classes: number }>(
    `select sum(s.credits) as units, count(distinct t.subject_id) as subjects, count(*) as classes from academic.reenrollment r
    join academic.reenrollment_seat t using (tenant_id, reenrollment_id) join academic.subject s using (tenant_id, subject_id)
    where r.status = 'confirmed' and r.changing_since is null and t.status = 'taken' group by r.reenrollment_id`,
  )
  for (const { units, subjects, classes } of confirmed) {
    expect(units).toBeLessThanOrEqual(20)
    expect(subjects).toBe(classes)
  }
}
