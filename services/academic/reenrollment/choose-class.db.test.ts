import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { chooser, createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { chooseSeat, moveSeat } from './choose-seat.ts'
import { chooseClass, giveUpClass, prolongHolds } from './choose-class.ts'
import { enrollmentOffer } from './enrollment-offer.queries.ts'
import { enterReenrollment } from './enter-reenrollment.ts'
import { withPeriod } from './reenrollment-changes.queries.ts'
import { joinWaitingList, leaveWaitingList, offerLeftSeats } from './waiting-list.queries.ts'
import { inTenant } from '../../platform/database.ts'

let world: SeatWorld
let second: pg.Pool
let next = 0

beforeAll(async () => {
  world = await createSeatWorld({ students: 660 })
  second = world.secondPool()
})
afterAll(() => second.end())

const code = (expected: string) => expect.objectContaining({ code: expected })
const minutes = (count: number) => world.clock.advance(count * 60_000)

/** Somebody new who has begun and whose turn has come. */
async function newcomer() {
  const { scope, academicRecord } = chooser(next++)
  await enterReenrollment(world.ports, scope, academicRecord)
  minutes(1)
  return {
    scope,
    academicRecord,
    choose: (groupId: number) => chooseClass(world.ports, scope, { academicRecord, groupId }),
    swap: (insteadOf: number, groupId: number) => chooseClass(world.ports, scope, { academicRecord, groupId, insteadOf }),
    giveUp: (groupId: number) => giveUpClass(world.ports, scope, { academicRecord, groupId }),
    join: (groupId: number) => joinWaitingList(world.ports, scope, { academicRecord, groupId }),
    leave: (groupId: number) => leaveWaitingList(world.ports, scope, { academicRecord, groupId }),
    prolong: () => prolongHolds(world.ports, scope, academicRecord),
    offer: <Result>(work: (...given: [Parameters<typeof chooseSeat>[1], Parameters<typeof chooseSeat>[2]]) => Promise<Result>) =>
      inTenant(world.pool, 1, async (transaction) =>
        work(transaction, withPeriod(await enrollmentOffer(transaction, scope, academicRecord, world.clock.now()))),
      ),
  }
}

describe('five hundred students who want thirty seats at once', () => {
  it('get exactly thirty over two processes, and the others a place on the waiting list', async () => {
    const groupId = await world.addGroup(1, 30)
    const people = Array.from({ length: 500 }, (_, index) => ({
      ...chooser(next + index),
      ports: world.portsOn(index % 2 ? second : world.pool),
    }))
    await world.begin(next, 500)
    next += 500
    const outcomes = await Promise.all(
      people.map(async ({ ports, scope, academicRecord }) => chooseClass(ports, scope, { academicRecord, groupId })),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(30)
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(470)
    const [counted] = await world.rows<{ seats: number }>('select count(*) as seats from academic.reenrollment_seat where group_id = $1', [
      groupId,
    ])
    expect(counted!.seats).toBe(30)
    const losers = people.filter((_, index) => outcomes[index]!.outcome === 'full').slice(0, 40)
    const places = await Promise.all(
      losers.map(async ({ ports, scope, academicRecord }) => {
        const { reenrollment } = await joinWaitingList(ports, scope, { academicRecord, groupId })
        return reenrollment!.waiting[0]!.place
      }),
    )
    expect(Math.max(...places)).toBeLessThanOrEqual(40)
    const [waiting] = await world.rows<{ count: number }>('select count(*) as count from academic.class_waiting where group_id = $1', [
      groupId,
    ])
    expect(waiting!.count).toBe(40)
  })
})

describe('the queue', () => {
  it('admits so many a minute, in the order of arrival, and keeps a place that was taken', async () => {
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 60')
    const people = Array.from({ length: 4 }, () => chooser(next++))
    const places: (number | null)[] = []
    for (const { scope, academicRecord } of people)
      places.push((await enterReenrollment(world.ports, scope, academicRecord)).queue?.place ?? null)
    expect(places).toEqual([null, 1, 2, 3])
    const last = people.at(-1)!
    expect((await enterReenrollment(world.ports, last.scope, last.academicRecord)).queue?.place).toBe(3)
    const groupId = await world.addGroup(1, 5)
    const chooseLast = () => chooseClass(world.ports, last.scope, { academicRecord: last.academicRecord, groupId })
    await expect(chooseLast()).rejects.toEqual(code('NOT_ADMITTED'))
    world.clock.advance(3_000)
    expect((await chooseLast()).outcome).toBe('held')
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 100000')
  })

  it('gives many who arrive at once, over two processes, each an instant of their own, a step apart', async () => {
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 600')
    const people = Array.from({ length: 40 }, () => chooser(next++))
    await Promise.all(
      people.map(({ scope, academicRecord }, index) =>
        enterReenrollment(world.portsOn(index % 2 ? second : world.pool), scope, academicRecord),
      ),
    )
    const admitted = await world.rows<{ at: Date }>(
      `select admitted_at as at from academic.reenrollment_admission a join academic.enrollment e using (tenant_id, enrollment_id)
       where e.academic_record = any($1) order by 1`,
      [people.map(({ academicRecord }) => academicRecord)],
    )
    expect(admitted.slice(1).map(({ at }, index) => at.getTime() - admitted[index]!.at.getTime())).toEqual(
      Array.from({ length: 39 }, () => 100),
    )
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 100000')
    minutes(1)
  })

  it('gives two tabs of one student one place', async () => {
    const { scope, academicRecord } = chooser(next++)
    await Promise.all(Array.from({ length: 5 }, () => enterReenrollment(world.ports, scope, academicRecord)))
    const events = await world.rows(
      `select 1 from academic.reenrollment_event v join academic.enrollment e using (tenant_id, enrollment_id)
       where e.academic_record = $1 and kind = 'entered'`,
      [academicRecord],
    )
    expect(events).toHaveLength(1)
  })

  it('is not there before a period opens, nor after it closes', async () => {
    const { scope, academicRecord } = chooser(next++)
    const shift = (days: number) =>
      world.rows(
        `update academic.reenrollment_period set opens_at = opens_at + $1 * interval '1 day', closes_at = closes_at + $1 * interval '1 day'`,
        [days],
      )
    const one = await newcomer()
    const groupId = await world.addGroup(1, 5)
    await one.choose(groupId)
    await shift(-30)
    await expect(enterReenrollment(world.ports, scope, academicRecord)).rejects.toEqual(code('PERIOD_CLOSED'))
    await expect(one.choose(groupId)).rejects.toEqual(code('PERIOD_CLOSED'))
    await expect(one.prolong()).rejects.toEqual(code('PERIOD_CLOSED'))
    await shift(30)
  })
})

describe('a hold', () => {
  let groupId: number
  beforeEach(async () => {
    groupId = await world.addGroup(2, 1)
  })

  it('lasts ten minutes, and ten more once', async () => {
    const one = await newcomer()
    const made = await one.choose(groupId)
    const until = (step: Awaited<ReturnType<typeof one.prolong>>) =>
      Date.parse(step.reenrollment!.classes[0]!.heldUntil!) - world.clock.now().getTime()
    expect(until((made as Extract<typeof made, { outcome: 'held' }>).process)).toBe(600_000)
    expect(until(await one.prolong())).toBe(1_200_000)
    expect(until(await one.prolong())).toBe(1_200_000)
    const other = await newcomer()
    expect(await other.choose(groupId)).toEqual({ outcome: 'full', waiting: 0 })
    minutes(19)
    expect((await other.choose(groupId)).outcome).toBe('held')
    expect(await one.choose(groupId)).toMatchObject({ outcome: 'full' })
  })

  it('that ran out is held again where nobody took the seat', async () => {
    const one = await newcomer()
    await one.choose(groupId)
    minutes(11)
    expect((await one.choose(groupId)).outcome).toBe('held')
    expect(await (await newcomer()).choose(groupId)).toMatchObject({ outcome: 'full' })
  })

  it('is given up at once, and asked for again stays as it is', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await one.choose(groupId)
    await one.choose(groupId)
    expect((await one.giveUp(groupId)).reenrollment!.classes).toEqual([])
    expect((await one.giveUp(groupId)).reenrollment!.classes).toEqual([])
    expect((await other.choose(groupId)).outcome).toBe('held')
  })

  it('is of one class of a subject, within the limits', async () => {
    const one = await newcomer()
    await one.choose(groupId)
    expect(await one.choose(await world.addGroup(2, 5))).toEqual({ outcome: 'refused', faults: ['same_subject_twice'] })
    for (const number of [1, 3, 4, 5]) expect((await one.choose(await world.addGroup(number, 5))).outcome).toBe('held')
    expect(await one.choose(await world.addGroup(6, 5))).toEqual({ outcome: 'refused', faults: ['over_limit'] })
  })

  it('is swapped for one of another class of the subject, and kept where that has none left', async () => {
    const [wide, full, elsewhere] = [await world.addGroup(2, 5), await world.addGroup(2, 1), await world.addGroup(3, 5)]
    const [one, rival] = [await newcomer(), await newcomer()]
    const chosen = async () => (await one.prolong()).reenrollment!.classes.map(({ group }) => group.groupId)
    await one.choose(groupId)
    await rival.choose(full)
    expect(await one.swap(groupId, full)).toEqual({ outcome: 'full', waiting: 0 })
    await expect(one.swap(groupId, elsewhere)).rejects.toEqual(code('NOT_ALLOWED'))
    expect(await chosen()).toEqual([groupId])
    expect((await one.swap(groupId, wide)).outcome).toBe('held')
    expect((await one.swap(groupId, wide)).outcome).toBe('held')
    expect(await chosen()).toEqual([wide])
    expect((await rival.swap(full, groupId)).outcome).toBe('held')
  })

  it('is of a class that is open: one that was closed is named', async () => {
    const closed = await world.addGroup(3, 5, { isOpen: false })
    const [{ code: name }] = (await world.rows<{ code: string }>('select code from academic.class_group where group_id = $1', [
      closed,
    ])) as [{ code: string }]
    expect(await (await newcomer()).choose(closed)).toEqual({
      outcome: 'unavailable',
      code: name,
      hash: expect.stringMatching(/^[0-9A-F]{8}$/),
      subject: 'Disciplina 3',
    })
    await expect((await newcomer()).choose(999_999)).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('a waiting list', () => {
  it('gets a seat that becomes free before anybody else, for two hours, in its order', async () => {
    const groupId = await world.addGroup(4, 1)
    const [holder, first, later, stranger] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()]
    await holder.choose(groupId)
    await first.join(groupId)
    expect((await later.join(groupId)).reenrollment!.waiting[0]!.place).toBe(2)
    await holder.giveUp(groupId)
    expect(await stranger.choose(groupId)).toMatchObject({ outcome: 'full', waiting: 2 })
    expect(await later.choose(groupId)).toMatchObject({ outcome: 'full' })
    await world.runJobs()
    expect(world.told.at(-1)).toMatchObject({ kind: 'seat_offered', userId: first.scope.userId })
    expect((await later.join(groupId)).reenrollment!.waiting[0]!.place).toBe(1)
    const process = await first.leave(groupId)
    const [offered] = process.reenrollment!.classes
    expect(Date.parse(offered!.heldUntil!) - world.clock.now().getTime()).toBe(7_200_000)
    minutes(121)
    await offerLeftSeats(world.ports, [1])
    await world.runJobs()
    expect(world.told.at(-1)).toMatchObject({ kind: 'seat_offered', userId: later.scope.userId })
    expect(await stranger.choose(groupId)).toMatchObject({ outcome: 'full', waiting: 0 })
  })

  it('takes nobody while a seat is left, and leads whoever chose another class of the subject to the one they waited for', async () => {
    const [wanted, other] = [await world.addGroup(5, 1), await world.addGroup(5, 1)]
    const [holder, one] = [await newcomer(), await newcomer()]
    await expect(one.join(wanted)).rejects.toEqual(code('NOT_ALLOWED'))
    await holder.choose(wanted)
    await one.choose(other)
    await one.join(wanted)
    await holder.giveUp(wanted)
    await world.runJobs()
    expect((await one.leave(wanted)).reenrollment!.classes.map(({ group }) => group.groupId)).toEqual([wanted])
    expect((await holder.choose(other)).outcome).toBe('held')
  })

  it('goes on when the first leaves it', async () => {
    const groupId = await world.addGroup(6, 1)
    const [holder, first, later] = [await newcomer(), await newcomer(), await newcomer()]
    await holder.choose(groupId)
    await first.join(groupId)
    await later.join(groupId)
    expect((await first.leave(groupId)).reenrollment!.waiting).toEqual([])
    await holder.giveUp(groupId)
    await world.runJobs()
    expect(world.told.at(-1)).toMatchObject({ userId: later.scope.userId })
  })
})

describe('the office', () => {
  const office = { by: 'office', madeBy: 1102, reason: 'Pedido no balcão' } as const

  it('chooses on a student’s behalf for two hours, on record, and the student is told', async () => {
    const groupId = await world.addGroup(1, 1)
    const one = await newcomer()
    expect(await one.offer((transaction, offer) => chooseSeat(world.ports, transaction, offer, office, groupId))).toEqual({
      outcome: 'held',
    })
    await world.runJobs()
    expect(world.told.at(-1)).toMatchObject({ kind: 'chosen', by: 'office', userId: one.scope.userId, subject: 'Disciplina 1' })
    const [event] = await world.rows(
      `select by, made_by, reason from academic.reenrollment_event where kind = 'chosen' order by event_id desc limit 1`,
    )
    expect(event).toEqual({ by: 'office', made_by: 1102, reason: 'Pedido no balcão' })
    minutes(118)
    expect(await (await newcomer()).choose(groupId)).toMatchObject({ outcome: 'full' })
  })

  it('moves a seat to another class of the subject, where one is left', async () => {
    const [from, to] = [await world.addGroup(2, 1), await world.addGroup(2, 1)]
    const [one, other] = [await newcomer(), await newcomer()]
    await one.choose(from)
    await other.choose(to)
    const move = () =>
      one.offer((transaction, offer) => moveSeat(world.ports, transaction, offer, office, { fromGroupId: from, toGroupId: to }))
    expect(await move()).toMatchObject({ outcome: 'full' })
    await other.giveUp(to)
    expect(await move()).toEqual({ outcome: 'held' })
    expect((await other.choose(from)).outcome).toBe('held')
    await expect(
      one.offer((transaction, offer) => moveSeat(world.ports, transaction, offer, office, { fromGroupId: to, toGroupId: 999_999 })),
    ).rejects.toEqual(code('NOT_FOUND'))
  })
})
