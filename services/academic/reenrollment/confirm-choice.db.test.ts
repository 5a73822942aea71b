import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reenrollingStudents } from '../testing/reenrolling-students.ts'
import { createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'

let world: SeatWorld
let first: number
let other: number
const { minutes, ofPeriod, newcomer, statuses } = reenrollingStudents(() => world)

beforeAll(async () => {
  world = await createSeatWorld({ students: 30 })
})
beforeEach(async () => {
  ;[first, other] = [await world.addGroup(1, 2), await world.addGroup(2, 2)]
})

const code = (expected: string) => expect.objectContaining({ code: expected })

describe('a choice', () => {
  it('is confirmed, signed, charged at the price of its page, and paid', async () => {
    const one = await newcomer(first, other)
    const asked = await one.asked()
    expect(asked.expectedTotal).toBe(80_000)
    expect(await one.confirmAs(asked)).toMatchObject({ outcome: 'confirmed', process: { reenrollment: { status: 'confirmed' } } })
    const confirmed = await one.reenrollment()
    expect(confirmed).toMatchObject({ price: { total: 80_000 }, contract: { status: 'waitingAcceptance' } })
    expect(await statuses(one)).toEqual([
      [first, 'taken'],
      [other, 'taken'],
    ])
    await expect(one.pay()).rejects.toEqual(code('NOT_ACCEPTABLE'))
    await one.accept()
    expect(await one.pay()).toMatchObject({ result: 'payment_generation_in_progress', reenrollment: { status: 'processing' } })
    await world.runJobs()
    const charge = world.finance.charged.at(-1)!
    expect(charge).toMatchObject({ revision: 1, reenrollmentId: confirmed.reenrollmentId, description: { 'pt-BR': 'Rematrícula 2027/1' } })
    expect(charge.installments.reduce((sum, { amount }) => sum + amount, 0)).toBe(asked.expectedTotal)
    expect(charge.installments.map(({ dueDate }) => dueDate)).toEqual(confirmed.price!.installments.map(({ dueDate }) => dueDate))
    expect(await one.read()).toMatchObject({ result: 'first_debt_pending', reenrollment: { firstDebtId: 9100 } })
    await one.told()
    expect(await one.read()).toMatchObject({ result: 'first_debt_settled', reenrollment: { status: 'completed' } })
    expect(await one.events()).toEqual(['chosen', 'chosen', 'confirmed', 'payment_generated', 'paid'])
    const toldKinds = world.told.filter(({ userId }) => userId === one.scope.userId).map(({ kind }) => kind)
    expect(toldKinds).toEqual(['payment_generated', 'paid'])
  })

  it('has one answer for one key, also in parallel, and none for the key with something else', async () => {
    const one = await newcomer(first)
    const asked = await one.asked()
    const answers = await Promise.all([one.confirmAs(asked), one.confirmAs(asked), one.confirmAs(asked)])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    expect((await one.events()).filter((kind) => kind === 'confirmed')).toHaveLength(1)
    await expect(one.confirmAs({ ...asked, expectedTotal: 1 })).rejects.toEqual(code('KEY_REUSED'))
    const stranger = await newcomer(first)
    await expect(stranger.confirmAs({ ...(await stranger.asked()), idempotencyKey: asked.idempotencyKey })).rejects.toEqual(
      code('KEY_REUSED'),
    )
  })

  it('of another tab or device is not confirmed', async () => {
    const one = await newcomer(first)
    const asked = await one.asked()
    await one.choose(other)
    await expect(one.confirmAs(asked)).rejects.toEqual(code('CONTENT_CHANGED'))
    // Both pages were opened before either confirmed.
    const pages = [await one.asked(), await one.asked()]
    const answers = await Promise.allSettled(pages.map((page) => one.confirmAs(page)))
    const results = answers.map((answer) => (answer.status === 'fulfilled' ? 'confirmed' : (answer.reason as { code: string }).code))
    expect(results.sort()).toEqual(['CONTENT_CHANGED', 'confirmed'])
  })

  it('is not confirmed at a price that was changed meanwhile, nor below a minimum that was raised', async () => {
    const one = await newcomer(first)
    const asked = await one.asked()
    await ofPeriod('unit_cents = 11000')
    await expect(one.confirmAs(asked)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 44_000 } })
    await ofPeriod('unit_cents = 10000, minimum = 8')
    expect(await one.confirm()).toEqual({ outcome: 'refused', faults: ['below_minimum'] })
    await ofPeriod('minimum = 4')
    expect((await one.confirm()).outcome).toBe('confirmed')
  })

  it('is not confirmed after the period, but asked again under its key keeps its answer', async () => {
    const [one, late] = [await newcomer(first), await newcomer(first)]
    const asked = await one.asked()
    await one.confirmAs(asked)
    const missed = await late.asked()
    await ofPeriod(`opens_at = opens_at - interval '30 days', closes_at = closes_at - interval '30 days'`)
    await expect(late.confirmAs(missed)).rejects.toEqual(code('PERIOD_CLOSED'))
    expect((await one.confirmAs(asked)).outcome).toBe('confirmed')
    await ofPeriod(`opens_at = opens_at + interval '30 days', closes_at = closes_at + interval '30 days'`)
  })

  it('is not confirmed while something blocks, or finance does not say whether: choosing goes on meanwhile', async () => {
    await ofPeriod(`rules = '{payment_pending}'`)
    const one = await newcomer()
    world.finance.state.isAway = true
    expect((await one.choose(first)).outcome).toBe('held')
    const asked = await one.asked()
    await expect(one.confirmAs(asked)).rejects.toEqual(code('BAD_GATEWAY'))
    world.finance.state.isAway = false
    const debt = {
      debtId: 5,
      type: 'tuition',
      description: null,
      competency: '2026-10-01',
      dueDate: '2026-10-10',
      amountPayable: 1,
      daysOverdue: 42,
      cardInReview: false,
      isNegotiable: true,
    } as const
    world.finance.facts.set(one.academicRecord, { overdueDebts: [debt] })
    await expect(one.confirmAs(asked)).rejects.toEqual(code('PENDENCIES_OPEN'))
    await expect(one.choose(other)).rejects.toEqual(code('PENDENCIES_OPEN'))
    world.finance.facts.delete(one.academicRecord)
    expect((await one.confirmAs(asked)).outcome).toBe('confirmed')
    await ofPeriod(`rules = '{}'`)
  })

  it('holds again what ran out, and names what others took', async () => {
    const scarce = await world.addGroup(3, 1)
    const one = await newcomer(first, scarce)
    minutes(11)
    const rival = await newcomer(scarce)
    const asked = await one.asked()
    const lost = await one.confirmAs(asked)
    expect(lost).toMatchObject({ outcome: 'lost', classes: [{ groupId: scarce, subject: 'Disciplina 3' }] })
    expect(await one.confirmAs(asked)).toEqual(lost)
    expect((await one.reenrollment()).classes).toMatchObject([{ group: { groupId: first }, status: 'held', mayProlong: true }])
    expect((await one.confirm()).outcome).toBe('confirmed')
    expect((await rival.confirm()).outcome).toBe('confirmed')
    expect(await one.events()).toContain('expired_hold')
  })

  it('names a class that was closed meanwhile, and keeps one that was taken before', async () => {
    const one = await newcomer(first, other)
    await world.rows('update academic.class_group set is_open = false where group_id = $1', [other])
    expect(await one.confirm()).toMatchObject({ outcome: 'lost', classes: [{ groupId: other, hash: expect.any(String) }] })
    await one.confirm()
    await world.rows('update academic.class_group set is_open = false where group_id = $1', [first])
    await one.change()
    await one.choose(await world.addGroup(3, 1))
    expect((await one.confirm()).outcome).toBe('confirmed')
  })
})
