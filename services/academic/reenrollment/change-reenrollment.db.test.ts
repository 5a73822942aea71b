import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reenrollingStudents } from '../testing/reenrolling-students.ts'
import { createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { chooseClass } from './choose-class.ts'
import { enterReenrollment } from './enter-reenrollment.ts'

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

const code = (expected: string) => expect.objectContaining({ code: expected })

describe('a change', () => {
  it('adds and drops until it is confirmed, and is charged anew', async () => {
    const one = await newcomer(first, other)
    await one.toPayment()
    const added = await world.addGroup(3, 1)
    await expect(one.choose(added)).rejects.toEqual(code('NOT_ALLOWED'))
    await one.change()
    await one.giveUp(first)
    await one.choose(added)
    expect(await statuses(one)).toEqual([
      [first, 'dropping'],
      [other, 'taken'],
      [added, 'held'],
    ])
    const [rival, another] = [await newcomer(first), await newcomer()]
    expect(await another.choose(first)).toMatchObject({ outcome: 'full' })
    await another.join(first)
    await one.confirm()
    await world.runJobs()
    expect(world.finance.charged.at(-1)).toMatchObject({ revision: 2 })
    expect(await one.reenrollment()).toMatchObject({ status: 'awaiting_payment', firstDebtId: 9200, isChanging: false })
    expect(await statuses(one)).toEqual([
      [other, 'taken'],
      [added, 'taken'],
    ])
    expect(await statuses(another)).toEqual([[first, 'held']])
    expect(await statuses(rival)).toEqual([[first, 'held']])
  })

  it('swaps a class for another of the subject and back, and keeps the taken seat meanwhile', async () => {
    const one = await newcomer(first)
    await one.toPayment()
    await one.change()
    const another = await world.addGroup(1, 1)
    const swap = (insteadOf: number, groupId: number) =>
      chooseClass(world.ports, one.scope, { academicRecord: one.academicRecord, groupId, insteadOf })
    expect((await swap(first, another)).outcome).toBe('held')
    expect(await statuses(one)).toEqual([
      [first, 'dropping'],
      [another, 'held'],
    ])
    expect((await swap(another, first)).outcome).toBe('held')
    expect(await statuses(one)).toEqual([[first, 'taken']])
  })

  it('that is discarded leaves the choice as it was confirmed', async () => {
    const one = await newcomer(first)
    await one.toPayment()
    const confirmed = (await one.reenrollment()).price
    const replaced = await world.addGroup(1, 1)
    await one.change()
    await one.giveUp(first)
    expect((await one.choose(replaced)).outcome).toBe('held')
    await one.discard()
    await one.discard()
    expect(await statuses(one)).toEqual([[first, 'taken']])
    expect(await one.reenrollment()).toMatchObject({ status: 'awaiting_payment', isChanging: false, price: confirmed })
    expect((await (await newcomer()).choose(replaced)).outcome).toBe('held')
  })

  it('of a complete reenrollment leaves it complete, and what was paid meanwhile counts', async () => {
    const [one, two] = [await newcomer(first), await newcomer(first)]
    await one.toPayment()
    await one.told()
    await one.change()
    await one.choose(other)
    await one.confirm()
    await world.runJobs()
    expect((await one.reenrollment()).status).toBe('completed')
    await two.toPayment()
    await two.change()
    await two.choose(other)
    await two.told()
    expect(await two.reenrollment()).toMatchObject({ status: 'completed', isChanging: true })
  })

  it('is not possible after its deadline', async () => {
    const one = await newcomer(first)
    await one.toPayment()
    const shift = (sign: '+' | '-') =>
      ofPeriod(
        `opens_at = opens_at ${sign} interval '60 days', closes_at = closes_at ${sign} interval '60 days', changes_until = changes_until ${sign} interval '60 days'`,
      )
    await shift('-')
    await expect(one.change()).rejects.toEqual(code('PERIOD_CLOSED'))
    await expect(one.cancel()).rejects.toEqual(code('PERIOD_CLOSED'))
    await shift('+')
  })
})

describe('a cancellation', () => {
  it('gives seats and unpaid debts up, once, and somebody may begin anew', async () => {
    const one = await newcomer(first)
    const { reenrollmentId } = await one.toPayment()
    await one.cancel()
    await one.cancel()
    await world.runJobs()
    expect(world.finance.canceled.filter((id) => id === reenrollmentId)).toHaveLength(1)
    expect(await one.reenrollment()).toMatchObject({ status: 'canceled', classes: [] })
    await one.told()
    expect(await one.events()).toEqual(['chosen', 'confirmed', 'payment_generated', 'canceled', 'paid'])
    await enterReenrollment(world.ports, one.scope, one.academicRecord)
    const anew = await one.reenrollment()
    expect(anew).toMatchObject({ status: 'choosing', price: null, firstDebtId: null })
    expect(anew.reenrollmentId).not.toBe(reenrollmentId)
    await one.choose(first)
    expect((await one.toPayment()).status).toBe('awaiting_payment')
  })

  it('withdraws the contract that was offered, not one that was accepted', async () => {
    const [offered, accepted] = [await newcomer(first), await newcomer(first)]
    const contracts: number[] = []
    for (const one of [offered, accepted]) {
      await one.confirm()
      contracts.push((await one.reenrollment()).contract!.contractId)
    }
    await accepted.accept()
    for (const one of [offered, accepted]) await one.cancel()
    await world.runJobs()
    expect(contracts.map((contractId) => world.finance.contracts.get(contractId))).toEqual(['canceled', 'accepted'])
  })

  it('while the contract is being made withdraws it', async () => {
    const one = await newcomer(first)
    world.finance.state.isAway = true
    await one.confirm()
    world.finance.state.isAway = false
    world.finance.duringOffer(() => one.cancel())
    await world.runJobs()
    expect([...world.finance.contracts.values()].at(-1)).toBe('canceled')
  })

  it('while the payment is being generated takes it back', async () => {
    const one = await newcomer(first)
    await one.confirm()
    await one.accept()
    await one.pay()
    const { reenrollmentId } = await one.reenrollment()
    world.finance.during(() => one.cancel())
    await world.runJobs()
    expect(world.finance.canceled.filter((id) => id === reenrollmentId).length).toBeGreaterThanOrEqual(1)
    expect((await one.reenrollment()).status).toBe('canceled')
  })
})
