import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { seatChoosers } from '../testing/seat-choosers.ts'
import { createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { chooseSeat, moveSeat } from './choose-seat.ts'
import { chooseClass } from './choose-class.ts'
import { joinWaitingList } from './waiting-list.queries.ts'

let world: SeatWorld
let second: pg.Pool
const { minutes, crowd, newcomer } = seatChoosers(() => world)

beforeAll(async () => {
  world = await createSeatWorld({ students: 600 })
  second = world.secondPool()
})

const code = (expected: string) => expect.objectContaining({ code: expected })

describe('five hundred students who want thirty seats at once', () => {
  it('get exactly thirty over two processes, and the others a place on the waiting list', async () => {
    const groupId = await world.addGroup(1, 30)
    const people = (await crowd(500)).map((person, index) => ({ ...person, ports: world.portsOn(index % 2 ? second : world.pool) }))
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
