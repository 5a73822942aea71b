import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reenrollingStudents } from '../testing/reenrolling-students.ts'
import { createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { enterReenrollment } from './enter-reenrollment.ts'
import { expireReenrollments } from './expire-reenrollments.queries.ts'

let world: SeatWorld
let first: number
let other: number
const { ofPeriod, newcomer, statuses } = reenrollingStudents(() => world)

beforeAll(async () => {
  world = await createSeatWorld({ students: 30 })
})
beforeEach(async () => {
  ;[first, other] = [await world.addGroup(1, 2), await world.addGroup(2, 2)]
})

describe('the end of a period', () => {
  it('ends what was not confirmed and goes back to what was, tells its students, and follows a period that was prolonged', async () => {
    const [chooses, changes, prolonged, unpaid] = [await newcomer(first), await newcomer(other), await newcomer(), await newcomer(first)]
    await unpaid.confirm()
    const { contract } = await unpaid.reenrollment()
    await changes.toPayment()
    await changes.change()
    await changes.giveUp(other)
    await expireReenrollments(world.ports, [1])
    expect([(await chooses.reenrollment()).status, (await changes.reenrollment()).isChanging]).toEqual(['choosing', true])
    world.clock.advance(50 * 86_400_000)
    await Promise.all([expireReenrollments(world.ports, [1]), expireReenrollments(world.ports, [1])])
    await world.runJobs()
    expect(await chooses.reenrollment()).toMatchObject({ status: 'expired', classes: [] })
    expect(await unpaid.reenrollment()).toMatchObject({ status: 'expired', classes: [], contract: { status: 'canceled' } })
    expect(world.finance.contracts.get(contract!.contractId)).toBe('canceled')
    expect(await statuses(changes)).toEqual([[other, 'taken']])
    expect(await changes.reenrollment()).toMatchObject({ status: 'awaiting_payment', isChanging: false })
    expect((await chooses.events()).filter((kind) => kind === 'expired')).toHaveLength(1)
    expect((await chooses.events()).filter((kind) => kind === 'expired_hold')).toHaveLength(1)
    expect(world.told.filter(({ userId, kind }) => userId === chooses.scope.userId && kind === 'expired')).toHaveLength(1)
    await ofPeriod(`closes_at = closes_at + interval '50 days', changes_until = changes_until + interval '50 days'`)
    await enterReenrollment(world.ports, prolonged.scope, prolonged.academicRecord)
    expect((await prolonged.choose(await world.addGroup(4, 1))).outcome).toBe('held')
  })
})
