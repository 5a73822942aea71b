import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reenrollingStudents } from '../testing/reenrolling-students.ts'
import { createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { completePaid, goOnWithLeft } from './charge-reenrollment.queries.ts'

let world: SeatWorld
let first: number
const { minutes, newcomer } = reenrollingStudents(() => world)

beforeAll(async () => {
  world = await createSeatWorld({ students: 30 })
})
beforeEach(async () => {
  first = await world.addGroup(1, 2)
})

const code = (expected: string) => expect.objectContaining({ code: expected })
const key = () => crypto.randomUUID()

describe('the payment', () => {
  it('is generated once, whatever key asks, by no key of another', async () => {
    const one = await newcomer(first)
    await expect(one.pay()).rejects.toEqual(code('NOT_ALLOWED'))
    await one.confirm()
    await one.accept()
    const [paymentKey, before] = [key(), world.finance.charged.length]
    await Promise.all([one.pay(paymentKey), one.pay(paymentKey), one.pay()])
    await world.runJobs()
    expect(world.finance.charged.length - before).toBe(1)
    expect((await one.pay()).reenrollment!.status).toBe('awaiting_payment')
    const stranger = await newcomer(first)
    await stranger.confirm()
    await stranger.accept()
    const [{ payment_key: used }] = (await world.rows<{ payment_key: ReturnType<typeof key> }>(
      'select payment_key from academic.reenrollment where reenrollment_id = $1',
      [(await one.reenrollment()).reenrollmentId],
    )) as [{ payment_key: ReturnType<typeof key> }]
    await expect(stranger.pay(used)).rejects.toEqual(code('KEY_REUSED'))
  })

  it('that was paid late or is told of twice completes the reenrollment once', async () => {
    const one = await newcomer(first)
    await one.toPayment()
    world.clock.advance(5 * 86_400_000)
    await one.told()
    const { completedAt } = await one.reenrollment()
    minutes(5)
    await one.told()
    await one.told({ number: 2, debtId: 9101 })
    expect((await one.reenrollment()).completedAt).toBe(completedAt)
    expect((await one.events()).filter((kind) => kind === 'paid')).toHaveLength(1)
    world.clock.advance(-5 * 86_400_000)
  })

  it('of a debt that finance canceled goes on with the next one; what is told of replaced ones changes nothing', async () => {
    const one = await newcomer(first)
    await one.toPayment()
    await one.told({ status: 'canceled', number: 3, debtId: 9102 })
    await one.told({ status: 'canceled', revision: 7 })
    expect((await one.reenrollment()).status).toBe('awaiting_payment')
    world.finance.open.set((await one.reenrollment()).reenrollmentId, 9101)
    await one.told({ status: 'canceled' })
    expect(await one.reenrollment()).toMatchObject({ status: 'awaiting_payment', firstDebtId: 9101 })
    await one.told({ number: 2, debtId: 9101 })
    expect((await one.reenrollment()).status).toBe('completed')
  })

  it('that nobody told of is found by asking what is left to pay', async () => {
    const one = await newcomer(first)
    const { reenrollmentId } = await one.toPayment()
    minutes(61)
    await completePaid(world.ports, [1])
    expect((await one.reenrollment()).status).toBe('awaiting_payment')
    world.finance.open.set(reenrollmentId, 9101)
    await completePaid(world.ports, [1])
    expect((await one.reenrollment()).status).toBe('completed')
  })

  it('that was canceled, and nobody told, goes on with the next debt', async () => {
    const one = await newcomer(first)
    const { reenrollmentId } = await one.toPayment()
    world.finance.open.set(reenrollmentId, 9101)
    world.finance.withdrawn.set(reenrollmentId, [9100])
    minutes(61)
    await completePaid(world.ports, [1])
    await world.runJobs()
    expect(await one.reenrollment()).toMatchObject({ status: 'awaiting_payment', firstDebtId: 9101, completedAt: null })
    expect(await one.events()).not.toContain('paid')
  })

  it('is made, and the contract offered, once finance answers again', async () => {
    const one = await newcomer(first)
    world.finance.state.isAway = true
    expect(await one.confirm()).toMatchObject({ outcome: 'confirmed', process: { reenrollment: { contract: null } } })
    await expect(world.runJobs()).rejects.toThrow('away')
    await expect(one.pay()).rejects.toEqual(code('BAD_GATEWAY'))
    world.finance.state.isAway = false
    minutes(11)
    await goOnWithLeft(world.ports, [1])
    await one.accept()
    await one.pay()
    world.forgetJobs()
    minutes(11)
    await goOnWithLeft(world.ports, [1])
    expect((await one.reenrollment()).status).toBe('awaiting_payment')
  })
})
