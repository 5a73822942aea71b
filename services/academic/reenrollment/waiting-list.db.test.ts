import { beforeAll, describe, expect, it } from 'vitest'
import { seatChoosers } from '../testing/seat-choosers.ts'
import { createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { offerLeftSeats } from './waiting-list.queries.ts'

let world: SeatWorld
const { minutes, newcomer } = seatChoosers(() => world)

beforeAll(async () => {
  world = await createSeatWorld({ students: 20 })
})

const code = (expected: string) => expect.objectContaining({ code: expected })

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
