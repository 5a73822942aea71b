import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAgreementSetting, addCampaign, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId = 8000

/** Monday, 2026-11-23. */
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T15:00:00Z' })
  await addInstitution(world)
  await addAgreementSetting(world, { expiredDays: 1 })
})

beforeEach(async () => {
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
})

const key = () => crypto.randomUUID()
const addHoliday = (day: string) =>
  world.rows(1, `insert into financial.holiday (institution_id, tenant_id, day, name) values (11, 1, $1, 'Aniversário da cidade')`, [day])

describe('banking days', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('know Easter of %i', async (year, day) => {
    expect((await world.pool.query<{ day: string }>('select financial.easter($1) as day', [year])).rows[0]!.day).toBe(day)
  })

  it('are closed on the national holidays of 2026, and on those of an institution', async () => {
    await addHoliday('2026-12-08')
    const closed = await world.rows<{ day: string }>(
      1,
      `select day::date from generate_series(date '2026-01-01', date '2026-12-31', interval '1 day') day
       where extract(isodow from day) < 6 and not financial.is_banking_day(11, day::date)`,
    )
    expect(closed.map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-06-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-20',
      '2026-12-08',
      '2026-12-25',
      '2026-12-31',
    ])
    await world.rows(1, 'delete from financial.holiday')
  })
})

describe('what falls due on a day that is no banking day', () => {
  it('costs the same on the next one by every method, discount included, and is not overdue', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-21', punctuality: 5_000, punctualityUntil: '2026-11-21' })
    const debt = await student.debts.get({ debtId })
    expect(debt).toMatchObject({ status: 'open', amountPayable: 95_000, dueDate: '2026-11-21', payableUntil: '2026-11-23' })
    expect(debt).toMatchObject({ discountUntil: '2026-11-23', slipDays: { from: '2026-11-23', usual: '2026-11-23' } })
    expect(debt.breakdown.lines[1]).toMatchObject({ kind: 'punctuality_discount', date: '2026-11-23' })
    expect(debt.breakdown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(95_000)
    expect(await student.debts.overview()).toMatchObject({ open: { count: 1 }, overdue: { count: 0 }, owedToday: { count: 0 } })
    expect((await student.debts.list({ filter: { status: 'overdue' } })).results).toEqual([])
    expect((await student.agreements.debts()).results).toEqual([])
    const charge = { debtIds: [debtId], expectedAmount: 95_000 }
    expect(await student.payments.chargePix({ ...charge, idempotencyKey: key() })).toMatchObject({ amount: 95_000 })
    expect(await student.payments.chargeSlip({ body: { ...charge, dueOn: '2026-11-23', idempotencyKey: key() } })).toMatchObject({
      amount: 95_000,
    })
    const cardToken = (await world.cardBooks.tokenize({ number: '4111111111111111', expiry: '12/30', code: '123', holder: 'ANA' }))!
    expect(await student.payments.chargeCredit({ ...charge, installments: 1, cardToken, idempotencyKey: key() })).toMatchObject({
      status: 'approved',
    })
  })

  it('is late from its due date on once the next banking day is over', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-20' })
    const now = await student.debts.get({ debtId })
    expect(now.amountPayable).toBe(100_000)
    // No day costs less than today: the next banking day is compared with it.
    expect(now.suggestedDay).toEqual({ on: '2026-11-24', amountPayable: 102_133 })
    const later = await student.debts.get({ debtId, on: '2026-11-24' })
    // 2% once, and four days at 1% a month.
    expect(later.breakdown).toMatchObject({ amountPayable: 102_133, lines: [{}, { kind: 'fine' }, { kind: 'interest', days: 4 }] })
  })

  it('waits for the holidays of its institution, from the moment they are known', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-24' })
    expect(await student.debts.get({ debtId, on: '2026-11-25' })).toMatchObject({ breakdown: { amountPayable: 102_033 } })
    expect((await student.debts.get({ debtId })).suggestedDay).toEqual({ on: '2026-11-24', amountPayable: 100_000 })
    await addHoliday('2026-11-24')
    const moved = await student.debts.get({ debtId, on: '2026-11-25' })
    expect(moved).toMatchObject({ payableUntil: '2026-11-25', breakdown: { amountPayable: 100_000 }, slipDays: { usual: '2026-11-25' } })
    await expect(
      student.payments.chargeSlip({ body: { debtIds: [debtId], expectedAmount: 100_000, dueOn: '2026-11-24', idempotencyKey: key() } }),
    ).rejects.toMatchObject({ code: 'DAY_NOT_ALLOWED' })
    await world.rows(1, 'delete from financial.holiday')
  })
})

describe('the days of a bank slip', () => {
  it('are the banking days of the next thirty, and until the last due date', async () => {
    const debts = [
      await addDebt(world, { enrollmentId, dueDate: '2026-12-26' }),
      await addDebt(world, { enrollmentId, dueDate: '2027-01-10' }),
    ]
    const { slipDays } = await student.payments.quote({ debtIds: debts })
    expect(slipDays).toMatchObject({ from: '2026-11-23', to: '2027-01-11', usual: '2026-12-28' })
    expect(slipDays.closed).toEqual(expect.arrayContaining(['2026-11-28', '2026-12-25', '2027-01-01', '2027-01-10']))
    expect(slipDays.closed).not.toContain('2026-12-24')
    const overdue = await addDebt(world, { enrollmentId, dueDate: '2026-10-10' })
    expect(await student.payments.quote({ debtIds: [overdue, ...debts] })).toMatchObject({ slipDays: { usual: '2026-11-23' } })
  })

  it.each([
    ['a Saturday', '2026-11-21T15:00:00Z', '2026-11-23'],
    ['a Sunday', '2026-11-22T15:00:00Z', '2026-11-23'],
    ['a Friday that is a holiday', '2026-11-20T15:00:00Z', '2026-11-23'],
    ['a Wednesday', '2026-11-18T15:00:00Z', '2026-11-18'],
  ])('say on %s what an overdue debt costs on the first of them, whatever the day that is asked for', async (_name, at, first) => {
    const own = await createWorld({ at })
    await addInstitution(own)
    const debtId = await addDebt(own, { enrollmentId: await addEnrollment(own, { userId: 1 }), dueDate: '2026-11-10' })
    const client = own.client(principal({ userId: 1 }))
    const onFirst = await client.payments.quote({ debtIds: [debtId], on: first })
    expect(onFirst.slipDays).toMatchObject({ from: first, usual: first, usualAmount: onFirst.amount })
    for (const on of [undefined, '2026-12-11'])
      expect((await client.payments.quote({ debtIds: [debtId], on })).slipDays.usualAmount).toBe(onFirst.amount)
  })

  it('count the campaign that is paid with in what the usual one costs', async () => {
    const own = await createWorld({ at: '2026-11-21T15:00:00Z' })
    await addInstitution(own)
    const debtId = await addDebt(own, { enrollmentId: await addEnrollment(own, { userId: 1 }), dueDate: '2026-11-10' })
    const campaignId = await addCampaign(own, {})
    const client = own.client(principal({ userId: 1 }))
    const onMonday = await client.payments.quote({ debtIds: [debtId], on: '2026-11-23', campaignId })
    expect(onMonday.campaign).not.toBeNull()
    expect((await client.payments.quote({ debtIds: [debtId], campaignId })).slipDays.usualAmount).toBe(onMonday.amount)
  })
})
