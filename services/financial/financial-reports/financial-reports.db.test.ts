import { beforeAll, describe, expect, it } from 'vitest'
import { debtAge, type DebtFilter } from '#api/financial/debts.ts'
import type { FinancialReport, ReportName } from '#api/financial/financial-reports.ts'
import { type PaymentMethodType, paymentMethodType } from '#api/financial/payments.ts'
import type { ReceivedPaymentFilter } from '#api/financial/received-payments.ts'
import { daysLater } from '../agreements/civil-months.ts'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution, addPayment } from '../testing/builders.ts'
import { createWorld, principal, staff as debtStaff, type World } from '../testing/world.ts'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'

let world: World
const today = '2026-11-21'
const reader = (given = {}) => debtStaff({ permissions: { financial: ['debts.read', 'reports.read'] }, ...given })
const report = async <Name extends ReportName>(name: Name, given: object = {}, caller = reader()) =>
  (await world.client(caller).financialReports.get({ report: name, ...given })) as Extract<FinancialReport, { report: Name }>
const list = async (filter: DebtFilter, caller = reader()) => {
  const { totalCount, totals } = await world.client(caller).debts.list({ filter, perPage: 10 })
  return { count: totalCount, amount: totals.amountPayable }
}
const payments = async (filter: ReceivedPaymentFilter, caller = reader()) => {
  const { totalCount, totals } = await world.client(caller).receivedPayments.list({ filter, perPage: 10 })
  return { count: totalCount, amount: totals.receivedAmount }
}
/** What was counted is kept for a while. */
const forget = () => world.clock.advance(700_000)
const refused = expect.objectContaining({ code: 'FORBIDDEN' })

beforeAll(async () => {
  // A Saturday: what falls due today or was due on a holiday, Friday, is payable until Monday.
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  const [north, south] = [await addEnrollment(world), await addEnrollment(world, { institutionId: 12, userId: 1002, registration: '2' })]
  for (const days of [-400, -91, -90, -61, -60, -31, -30, -3, -1, 0, 1, 9, 10, 40, 70, 220, 400])
    for (const enrollmentId of [north, south])
      await addDebt(world, {
        enrollmentId,
        dueDate: daysLater(today, days),
        gross: 100_000 + days * 7,
        punctuality: 500,
        punctualityUntil: daysLater(today, days),
      })
  await addDebt(world, { enrollmentId: north, status: 'canceled', dueDate: daysLater(today, -40) })
  const debt = (enrollmentId: number) => addDebt(world, { enrollmentId, status: 'settled', paidAt: '2026-11-01T12:00:00Z' })
  const pay = async (method: PaymentMethodType, at: string, [debts, ...more]: number[], given = {}) =>
    addPayment(world, { userId: 1001, debts: [debts!, ...more], method, status: 'approved', createdAt: at, money: [{ at }], ...given })
  await pay('pix', '2026-11-20T13:00:00Z', [await debt(north), await debt(north)], { amount: 40_000 })
  // Late on Friday in the institution's time zone, then early on Saturday.
  await pay('bank_slip', '2026-11-21T02:30:00Z', [await debt(north)], { amount: 10_001 })
  await pay('bank_slip', '2026-11-21T03:30:00Z', [await debt(south)], { amount: 10_002, institutionId: 12, userId: 1002 })
  await pay('pix', '2026-10-23T12:00:00Z', [await debt(north)], { amount: 5_000 })
  await pay('pix', '2026-10-22T12:00:00Z', [await debt(north)], { amount: 7_000 })
  // Paid twice: the second time is credit, and money all the same.
  const twice = [{ at: '2026-11-10T12:00:00Z' }, { at: '2026-11-11T13:00:00Z', credit: true }]
  await pay('pix', '2026-11-10T12:00:00Z', [await debt(north)], { amount: 1_000, money: twice })
  await pay('credit_card', '2026-11-12T12:00:00Z', [await debt(north)], { money: [], status: 'denied' })
  // Settled at the counter, which no payment tells.
  await debt(north)
})

describe('receivables by age', () => {
  it('divide all that is open, at the amount of today', async () => {
    const { rows, total } = await report('receivables')
    expect(rows.map(({ age, count }) => [age, count])).toEqual([
      ['not_due', 18],
      ['up_to_30', 4],
      ['up_to_60', 4],
      ['up_to_90', 4],
      ['over_90', 4],
    ])
    expect(total).toEqual(await list({ status: 'open' }))
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.amount)
  })

  it.each(debtAge.options)('lead from %s to a list of as many debts of the same amount', async (age) => {
    for (const given of [{}, { institutionId: 12 }, { from: daysLater(today, -60), to: daysLater(today, 9) }]) {
      const { rows } = await report('receivables', given)
      const { count, amount } = rows.find((row) => row.age === age)!
      const { institutionId, from: dueFrom, to: dueTo } = given as { institutionId?: number; from?: string; to?: string }
      expect({ count, amount }).toEqual(await list({ status: 'open', age, institutionId, dueFrom, dueTo }))
    }
  })

  it('are those of the institution of whoever reads them', async () => {
    const ofSouth = await report('receivables', {}, reader({ institutionId: 12 }))
    expect(ofSouth.total).toEqual(await list({ status: 'open', institutionId: 12 }))
    expect((await report('receivables', { institutionId: 11 }, reader({ institutionId: 12 }))).total).toEqual({ count: 0, amount: 0 })
    expect((await report('receivables', {}, reader({ tenantId: 2 }))).total.count).toBe(0)
  })

  it('follow what changes', async () => {
    const before = await report('receivables', { institutionId: 12 })
    const enrollmentId = await addEnrollment(world, { institutionId: 12, userId: 1003, registration: '3' })
    await addDebt(world, { enrollmentId, dueDate: daysLater(today, -400), gross: 1_000 })
    forget()
    expect((await report('receivables', { institutionId: 12 })).total.count).toBe(before.total.count + 1)
    await world.rows(1, 'delete from financial.debt where enrollment_id = $1', [enrollmentId])
    forget()
  })
})

describe('what was received', () => {
  it('stands by day of the institution and by method, each leading to as many payments of the same sum', async () => {
    const { rows, methods, total, unit, from, to } = await report('received')
    expect([unit, from, to, rows.length]).toEqual(['day', '2026-10-23', today, 30])
    expect(methods.map(({ method, count, amount }) => [method, count, amount])).toEqual([
      ['pix', 3, 47_000],
      ['bank_slip', 2, 20_003],
      ['credit_card', 0, 0],
    ])
    expect(total).toEqual(await payments({ paidFrom: from, paidTo: to }))
    const friday = rows.find((row) => row.from === '2026-11-20')!
    expect([friday.amount, friday.methods.pix.amount, friday.methods.bank_slip.amount]).toEqual([50_001, 40_000, 10_001])
    for (const row of rows.filter(({ count }) => count > 0))
      for (const method of paymentMethodType.options)
        expect(row.methods[method]).toEqual(await payments({ method, paidFrom: row.from, paidTo: row.to }))
  })

  it('is that of an institution, and never of one outside of the context', async () => {
    const ofSouth = { count: 1, amount: 10_002 }
    expect((await report('received', { institutionId: 12 })).total).toEqual(ofSouth)
    expect(await payments({ institutionId: 12, paidFrom: '2026-10-23', paidTo: today })).toEqual(ofSouth)
    const south = reader({ institutionId: 12 })
    expect((await report('received', {}, south)).total).toEqual(ofSouth)
    expect((await report('received', { institutionId: 11 }, south)).total).toEqual({ count: 0, amount: 0 })
    expect(await payments({ institutionId: 11 }, south)).toEqual({ count: 0, amount: 0 })
  })

  it.each([
    ['this_month', '2026-11-01', '2026-11-30', 4],
    ['last_month', '2026-10-01', '2026-10-31', 2],
    ['this_year', '2026-01-01', '2026-12-31', 6],
  ] as const)('stands in %s', async (period, from, to, count) => {
    const read = await report('received', { period })
    expect([read.from, read.to, read.total.count]).toEqual([from, to, count])
    expect(read.total).toEqual(await payments({ paidFrom: from, paidTo: to }))
    expect((await report('receivables', { period })).total).toEqual(await list({ status: 'open', dueFrom: from, dueTo: to }))
  })

  it('stands by month in a long period', async () => {
    const { rows, unit, total } = await report('received', { from: '2026-08-15', to: today })
    expect([unit, rows.map((row) => row.from)]).toEqual(['month', ['2026-08-15', '2026-09-01', '2026-10-01', '2026-11-01']])
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(total.count)
  })
})

describe('agreements', () => {
  it('stand by what became of them, each leading to its agreements', async () => {
    await addAgreementSetting(world)
    const planId = await addAgreementPlan(world, { count: 2, maximum: 50_000_000 })
    const student = principal({ userId: 1001 })
    const { results } = await world.client(student).agreements.debts()
    const [first, second, third] = results.filter(({ obstacle }) => obstacle === null).map(({ debtId }) => debtId)
    for (const debtId of [first!, second!, third!]) {
      const { offers, terms } = await world.client(student).agreements.calculate({ debtIds: [debtId], planId })
      await world.client(student).agreements.make({
        debtIds: [debtId],
        planId,
        expectedTotal: offers[0]!.totalAmount,
        idempotencyKey: crypto.randomUUID(),
        termsVersion: terms.version,
      })
    }
    const [kept, late] = (await world.rows<{ agreement_id: number }>(1, 'select agreement_id from financial.agreement order by 1')).map(
      (row) => row.agreement_id,
    )
    await world.rows(
      1,
      `update financial.debt set status = 'settled', amount_on = due_date, paid_at = now(), paid_cents = gross_cents where debt_id in (select debt_id from financial.agreement_installment where agreement_id = $1)`,
      [kept],
    )
    await world.rows(
      1,
      `update financial.debt set due_date = '2026-11-10' where debt_id = (select debt_id from financial.agreement_installment where agreement_id = $1 and number = 1)`,
      [late],
    )
    forget()
    const { rows, total } = await report('agreements')
    expect(rows.map(({ standing, count }) => [standing, count])).toEqual([
      ['kept', 1],
      ['on_time', 1],
      ['late', 1],
      ['broken', 0],
    ])
    expect([total.count, total.paid > 0, total.due > 0]).toEqual([3, true, true])
    const filters = {
      kept: { status: 'settled' },
      on_time: { status: 'active', overdue: false },
      late: { status: 'active', overdue: true },
      broken: { status: 'canceled' },
    } as const
    for (const { standing, count } of rows)
      for (const institutionId of [11, undefined]) {
        const found = await world.client(reader()).agreements.list({ filter: { ...filters[standing], institutionId } })
        expect([standing, found.totalCount]).toEqual([standing, count])
      }
  })
})

describe('the forecast', () => {
  it('divides what is not due by month, each leading to its debts', async () => {
    const { rows, total } = await report('forecast')
    const { rows: ages } = await report('receivables')
    expect(total).toEqual({ count: ages[0]!.count, amount: ages[0]!.amount })
    expect(rows.map(({ month }) => month)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
    ])
    for (const { from, to, count, amount } of rows)
      expect({ count, amount }).toEqual(await list({ status: 'open', age: 'not_due', dueFrom: from ?? undefined, dueTo: to ?? undefined }))
  })

  it('says nothing about payment from a few debts, and what was paid from many', async () => {
    expect((await report('forecast')).behavior).toBeNull()
    const enrollmentId = await addEnrollment(world, { institutionId: 12, userId: 1004, registration: '4' })
    for (let each = 0; each < 50; each++) {
      // Due on a Saturday, and paid on the Monday after it, a week later, two months later, or not at all.
      const paidAt = [`2026-06-08T12:00:00Z`, `2026-06-13T12:00:00Z`, `2026-08-06T12:00:00Z`, null][each % 4]!
      await addDebt(world, { enrollmentId, dueDate: '2026-06-06', gross: 1_000, ...(paidAt && { status: 'settled', paidAt }) })
    }
    const { behavior } = await report('forecast', { institutionId: 12 }, reader({ institutionId: 12 }))
    expect(behavior).toMatchObject({ from: '2025-10-22', to: '2026-10-21' })
    const known = behavior!.soonBasisPoints - behavior!.onTimeBasisPoints
    expect([behavior!.onTimeBasisPoints > 0, Math.abs(known - behavior!.onTimeBasisPoints) < 300]).toEqual([true, true])
    await world.rows(1, 'delete from financial.debt where enrollment_id = $1', [enrollmentId])
    forget()
  })
})

describe('whoever may not read reports', () => {
  it.each([
    ['a student', principal({ userId: 1001, permissions: { financial: ['debts.read', 'reports.read'] } })],
    ['staff who read debts alone', debtStaff()],
    ['staff who read no debts', debtStaff({ permissions: { financial: ['reports.read'] } })],
    ['a collection advisory', reader({ profile: 'COLLECTION_ADVISORY' })],
  ])('gets none as %s', async (_, caller) => {
    const calls = world.client(caller)
    await expect(calls.financialReports.get({ report: 'receivables' })).rejects.toEqual(refused)
    await expect(calls.financialReports.schedules()).rejects.toEqual(refused)
    await expect(calls.reports.issue({ kind: 'financial-report', report: 'receivables', locale: 'pt-BR' })).rejects.toEqual(refused)
  })
})

describe('a printed report', () => {
  it.each(['receivables', 'received', 'agreements', 'forecast'] as const)('has the numbers of %s', async (name) => {
    const { total } = await report(name)
    const { text } = await textOfPdf(await world.client(reader()).reports.issue({ kind: 'financial-report', report: name, locale: 'en' }))
    expect(text).toContain('Universidade de Teste')
    expect(text.replaceAll(/\s/g, ' ')).toContain((total.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }))
  })
})
