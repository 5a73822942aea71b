import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooser, createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { cancelReenrollment, changeChoice, discardChange } from './change-reenrollment.ts'
import { completePaid, goOnWithLeft, settleReenrollment } from './charge-reenrollment.queries.ts'
import { chooseClass, giveUpClass } from './choose-class.ts'
import { confirmChoice, generatePayment } from './confirm-choice.ts'
import { priceOfGroups } from './enrollment-price.queries.ts'
import { enterReenrollment } from './enter-reenrollment.ts'
import { expireReenrollments } from './expire-reenrollments.queries.ts'
import { readProcess } from './read-process.queries.ts'
import { joinWaitingList } from './waiting-list.queries.ts'

let world: SeatWorld
let next = 0
let first: number
let other: number

beforeAll(async () => {
  world = await createSeatWorld({ students: 60 })
})
beforeEach(async () => {
  ;[first, other] = [await world.addGroup(1, 2), await world.addGroup(2, 2)]
})

const code = (expected: string) => expect.objectContaining({ code: expected })
const minutes = (count: number) => world.clock.advance(count * 60_000)
const key = () => crypto.randomUUID()
const ofPeriod = (set: string) => world.rows(`update academic.reenrollment_period set ${set}`)

/** Somebody new whose turn has come, and what they do. */
async function newcomer(...groupIds: number[]) {
  const index = next++
  const { scope, academicRecord } = chooser(index)
  const { ports } = world
  await world.begin(index, 1)
  const one = {
    scope,
    academicRecord,
    read: () => readProcess(ports, scope, academicRecord),
    reenrollment: async () => (await readProcess(ports, scope, academicRecord)).reenrollment!,
    choose: (groupId: number) => chooseClass(ports, scope, { academicRecord, groupId }),
    giveUp: (groupId: number) => giveUpClass(ports, scope, { academicRecord, groupId }),
    join: (groupId: number) => joinWaitingList(ports, scope, { academicRecord, groupId }),
    async asked() {
      const { revision, classes } = await one.reenrollment()
      const groupIds = classes.filter(({ status }) => status !== 'dropping').map(({ group }) => group.groupId)
      const { total } = await priceOfGroups(ports, scope, { academicRecord, groupIds })
      return { revision, expectedTotal: total, idempotencyKey: key() }
    },
    confirmAs: (asked: { revision: number; expectedTotal: number; idempotencyKey: string }) =>
      confirmChoice(ports, scope, { academicRecord, ...asked }),
    confirm: async () => one.confirmAs(await one.asked()),
    async accept() {
      world.finance.contracts.set((await one.reenrollment()).contract!.contractId, 'accepted')
    },
    pay: (idempotencyKey: string = key()) => generatePayment(ports, scope, { academicRecord, idempotencyKey }),
    /** Up to the first debt that waits for payment. */
    async toPayment() {
      await one.confirm()
      await one.accept()
      await one.pay()
      await world.runJobs()
      return one.reenrollment()
    },
    async told(more: { status?: 'paid' | 'canceled'; revision?: number; number?: number; debtId?: number } = {}) {
      const { reenrollmentId, firstDebtId } = await one.reenrollment()
      const paidAt = more.status === 'canceled' ? null : world.clock.now().toISOString()
      const told = { tenantId: 1, reenrollmentId, revision: 1, debtId: firstDebtId, number: 1, status: 'paid', paidAt, ...more }
      await settleReenrollment(ports, told)
      await world.runJobs()
    },
    change: () => changeChoice(ports, scope, academicRecord),
    discard: () => discardChange(ports, scope, academicRecord),
    cancel: () => cancelReenrollment(ports, scope, academicRecord),
    events: async () =>
      (
        await world.rows<{ kind: string }>(
          `select kind from academic.reenrollment_event v join academic.enrollment e using (tenant_id, enrollment_id)
           where academic_record = $1 order by event_id`,
          [academicRecord],
        )
      ).map(({ kind }) => kind),
  }
  for (const groupId of groupIds) await one.choose(groupId)
  return one
}

const statuses = async (one: Awaited<ReturnType<typeof newcomer>>) =>
  (await one.reenrollment()).classes.map(({ group, status }) => [group.groupId, status])

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
    const [left, right] = await Promise.allSettled([one.confirm(), one.confirm()])
    const results = [left, right].map((one) => (one.status === 'fulfilled' ? 'confirmed' : (one.reason as { code: string }).code))
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
