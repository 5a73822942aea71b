import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcilePayments } from '../payments/booking/reconciliation.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { addAgreementPlan, addAgreementSetting, addInstitution } from '../testing/builders.ts'
import { atEveryStep, unanswered } from '../testing/dying-ports.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { cancelReenrollment, chargeReenrollment, type ReenrollmentCharge } from './reenrollment-debts.ts'

let world: World
let student: FinancialClient
let wanted: ReenrollmentCharge
let userId = 5700

/** The test clock is at Saturday, 2026-11-21. */
beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  await world.rows(1, 'insert into financial.setting (tenant_id, institution_id, fine_bp, interest_bp) values (1, 12, 200, 100)')
  await addAgreementSetting(world)
  await addAgreementPlan(world, { count: 1, maximum: 5_000_000 })
})

beforeEach(() => begin())

function begin() {
  student = world.client(principal({ userId: ++userId }))
  world.settledSources.length = 0
  wanted = {
    tenantId: 1,
    reenrollmentId: crypto.randomUUID(),
    revision: 1,
    enrollment: {
      institutionId: 11,
      academicRecord: `2026${userId}`,
      userId,
      studentName: 'Ana Souza',
      taxId: '52998224725',
      course: 'Engenharia Civil',
    },
    installments: planOf(100_000, 100_000, 100_000),
    description: { 'pt-BR': 'Rematrícula 2027/1', en: 'Reenrollment 2027/1', es: 'Reinscripción 2027/1' },
  }
}

/** Due from December on. */
function planOf(...amounts: number[]) {
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']
  return amounts.map((amount, index) => ({ amount, dueDate: `${months[index]}-10`, competency: `${months[index]}-01` }))
}

const charge = (given: Partial<ReenrollmentCharge> = {}, ports: PaymentPorts = world.ports) =>
  chargeReenrollment(ports, { ...wanted, ...given })
const cancel = () => cancelReenrollment(world.ports, 1, wanted.reenrollmentId)
const key = () => crypto.randomUUID()
const statusOf = async (debtId: number) => (await student.debts.status({ debtId })).status
const amountOf = async (debtId: number) => (await student.debts.get({ debtId })).breakdown.amountPayable
const amountsOf = async (debtIds: number[]) => Promise.all(debtIds.map(amountOf))
const txidOf = async (paymentId: string) =>
  (await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId]))[0]!.txid
const pix = async (debtId: number) =>
  student.payments.chargePix({ debtIds: [debtId], expectedAmount: await amountOf(debtId), idempotencyKey: key() })
const pay = async (debtId: number) => world.bank.pay(await txidOf((await pix(debtId)).paymentId))
const told = (status: 'paid' | 'canceled', debtId: number, number: number, revision = 1) => ({
  tenantId: 1,
  reenrollmentId: wanted.reenrollmentId,
  revision,
  number,
  debtId,
  status,
  paidAt: status === 'paid' ? world.clock.now().toISOString() : null,
})
const byNumber = () => world.settledSources.toSorted((one, other) => one.debtId - other.debtId)

describe('the debts of a reenrollment', () => {
  it('are tuition of the enrollment, one for each installment, named in the reader’s language', async () => {
    const { firstDebtId, debtIds } = await charge()
    expect([firstDebtId, debtIds.length]).toEqual([debtIds[0], 3])
    expect(await Promise.all(debtIds.map((debtId) => student.debts.get({ debtId })))).toMatchObject([
      {
        type: 'tuition',
        status: 'open',
        description: 'Rematrícula 2027/1 · parcela 1 de 3',
        dueDate: '2026-12-10',
        competency: '2026-12-01',
      },
      {
        grossAmount: 100_000,
        installment: null,
        requestId: null,
        description: 'Rematrícula 2027/1 · parcela 2 de 3',
        dueDate: '2027-01-10',
      },
      { registration: wanted.enrollment.academicRecord, course: 'Engenharia Civil', competency: '2027-02-01' },
    ])
    const first = (locale: 'en' | 'es') => world.client(principal({ userId }), locale).debts.get({ debtId: debtIds[0]! })
    expect([(await first('en')).description, (await first('es')).description]).toEqual([
      'Reenrollment 2027/1 · installment 1 of 3',
      'Reinscripción 2027/1 · cuota 1 de 3',
    ])
    expect((await student.debts.list({ filter: {} })).totalCount).toBe(3)
  })

  it('are made once, however often and in parallel they are asked for, and again in another tenant', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => charge()))
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await charge({ installments: planOf(1) })).toEqual(made[0])
    await charge({ tenantId: 2, enrollment: { ...wanted.enrollment, institutionId: 21 } })
    expect((await student.debts.list({ filter: {} })).totalCount).toBe(3)
  })

  it('bear fine and interest only where their institution has set them', async () => {
    const { debtIds } = await charge()
    expect((await student.debts.get({ debtId: debtIds[0]!, on: '2027-01-09' })).breakdown.amountPayable).toBe(100_000)
    const other = await charge({ reenrollmentId: key(), enrollment: { ...wanted.enrollment, institutionId: 12 } })
    // 2%, and 1% for thirty days.
    expect((await student.debts.get({ debtId: other.debtIds[0]!, on: '2027-01-09' })).breakdown.amountPayable).toBe(100_000 + 2_000 + 1_000)
  })

  it('do not come about without an amount, and not where nobody can mean it', async () => {
    expect(await charge({ installments: planOf(0, 0) })).toEqual({ firstDebtId: null, debtIds: [], canceledDebtIds: [] })
    await expect(charge({ revision: 2, installments: planOf(-1) })).rejects.toThrow('no -1 cents')
    await expect(charge({ revision: 2, installments: planOf(0.5) })).rejects.toThrow('no 0.5 cents')
    await expect(charge({ revision: 2, installments: [] })).rejects.toThrow('one installment at least')
    await expect(charge({ revision: 0 })).rejects.toThrow('no revision 0')
    await expect(charge({ revision: 2, enrollment: { ...wanted.enrollment, institutionId: 99 } })).rejects.toThrow('takes no money')
    expect((await charge({ revision: 2 })).debtIds).toHaveLength(3)
  })

  it('are paid by a Pix code of thirty minutes', async () => {
    const { createdAt, expiresAt } = await pix((await charge()).firstDebtId!)
    expect((Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000).toBe(30)
  })
})

describe('whoever charged a reenrollment', () => {
  it('is told once of each installment that was paid', async () => {
    const { debtIds } = await charge()
    await pay(debtIds[0]!)
    for (let round = 0; round < 2; round++) await reconcilePayments(world.ports)
    expect(world.settledSources).toEqual([told('paid', debtIds[0]!, 1)])
    const { slip } = await student.payments.chargeSlip({
      body: { debtIds: [debtIds[1]!], dueOn: '2026-12-10', expectedAmount: 100_000, idempotencyKey: key() },
    })
    await world.slips.pay(slip!.ourNumber)
    await reconcilePayments(world.ports)
    expect(world.settledSources.slice(1)).toEqual([told('paid', debtIds[1]!, 2)])
    expect((await charge()).firstDebtId).toBe(debtIds[2])
  })

  it('is told only of what is booked', async () => {
    const { debtIds } = await charge()
    const txid = await txidOf((await pix(debtIds[0]!)).paymentId)
    world.acquirer.replace({ getCharge: async () => Promise.reject(new Error('away')) })
    await world.bank.pay(txid)
    world.acquirer.restore()
    await reconcilePayments({ ...world.ports, onSourceSettled: async () => Promise.reject(new Error('the queue is away')) })
    expect(await statusOf(debtIds[0]!)).toBe('open')
    await reconcilePayments(world.ports)
    expect(world.settledSources).toEqual([told('paid', debtIds[0]!, 1)])
  })
})

describe('a later revision', () => {
  it('replaces what is open, with its codes, and charges the new price', async () => {
    const first = await charge()
    const txid = await txidOf((await pix(first.firstDebtId!)).paymentId)
    const second = await charge({ revision: 2, installments: planOf(120_000, 120_000) })
    expect(await Promise.all(first.debtIds.map(statusOf))).toEqual(['canceled', 'canceled', 'canceled'])
    expect((await world.bank.getCharge(txid))!.status).toBe('removed')
    expect(await amountsOf(second.debtIds)).toEqual([120_000, 120_000])
    expect(byNumber()).toEqual(first.debtIds.map((debtId, index) => told('canceled', debtId, index + 1)))
    expect(second.firstDebtId).toBe(second.debtIds[0])
    await pay(second.firstDebtId!)
    expect(world.settledSources.at(-1)).toEqual(told('paid', second.firstDebtId!, 1, 2))
  })

  it('charges what is left of the new price, and an earlier one asked again changes nothing', async () => {
    const first = await charge()
    await pay(first.debtIds[0]!)
    const second = await charge({ revision: 2, installments: planOf(110_000, 110_000, 110_000) })
    expect(await amountsOf(second.debtIds)).toEqual([115_000, 115_000])
    expect((await student.debts.get({ debtId: second.firstDebtId! })).description).toBe('Rematrícula 2027/1 · parcela 2 de 3')
    expect(await charge()).toEqual(second)
    expect(await amountsOf(second.debtIds)).toEqual([115_000, 115_000])
  })

  it('leaves an overpayment as credit, which the statement shows once and a dearer revision uses up', async () => {
    const first = await charge()
    for (const debtId of first.debtIds) await pay(debtId)
    const always = { from: '2000-01-01', to: '2099-12-31' }
    const balance = async () => (await student.statement.get(always)).closingBalance
    expect(await balance()).toBe(0)
    for (let round = 0; round < 2; round++)
      expect(await charge({ revision: 2, installments: planOf(90_000, 90_000, 90_000) })).toEqual({
        firstDebtId: null,
        debtIds: [],
        canceledDebtIds: [],
      })
    expect(await balance()).toBe(-30_000)
    expect((await student.statement.get(always)).rows.filter(({ kind }) => kind === 'credit')).toMatchObject([
      { credit: 30_000, method: null },
    ])
    const third = await charge({ revision: 3, installments: planOf(110_000, 110_000, 110_000) })
    expect(await amountsOf(third.debtIds)).toEqual([30_000])
    expect(await balance()).toBe(30_000)
  })

  it('counts the price of what was paid late, not its fine', async () => {
    const enrollment = { ...wanted.enrollment, institutionId: 12 }
    const late = [{ amount: 100_000, dueDate: '2026-10-21', competency: '2026-10-01' }, ...planOf(100_000)]
    const { firstDebtId } = await charge({ enrollment, installments: late })
    expect(await amountOf(firstDebtId!)).toBeGreaterThan(100_000)
    await pay(firstDebtId!)
    expect(await amountsOf((await charge({ enrollment, revision: 2, installments: late })).debtIds)).toEqual([100_000])
  })

  it('leaves to the agreement what an agreement took', async () => {
    const late = [...planOf(100_000), { amount: 100_000, dueDate: '2026-10-01', competency: '2026-10-01' }, ...planOf(100_000)]
    const { debtIds } = await charge({ installments: late })
    const { offers } = await student.agreements.calculate({ debtIds: [debtIds[1]!] })
    const { plan, totalAmount: expectedTotal } = offers[0]!
    await student.agreements.make({
      debtIds: [debtIds[1]!],
      planId: plan.planId,
      expectedTotal,
      termsVersion: 1,
      idempotencyKey: key(),
    })
    const second = await charge({ revision: 2, installments: late })
    expect(await amountsOf(second.debtIds)).toEqual([100_000, 100_000])
  })

  it('finds money that comes at the same moment paid, or keeps it as credit', async () => {
    for (let round = 0; round < 8; round++) {
      begin()
      const first = await charge()
      const txid = await txidOf((await pix(first.firstDebtId!)).paymentId)
      const [, second] = await Promise.all([world.bank.pay(txid), charge({ revision: 2, installments: planOf(120_000, 120_000, 120_000) })])
      await reconcilePayments(world.ports)
      const owed = (await amountsOf(second.debtIds)).reduce((sum, amount) => sum + amount, 0)
      const [ledger] = await world.rows<{ settled: number; credit: number }>(
        1,
        `select coalesce(sum(amount_cents) filter (where kind = 'settlement'), 0)::int as settled, coalesce(sum(amount_cents) filter (where kind = 'credit'), 0)::int as credit
         from financial.ledger_entry where user_id = $1`,
        [userId],
      )
      expect(ledger!.settled + ledger!.credit).toBe(100_000)
      expect(owed + ledger!.settled).toBe(360_000)
      expect(world.settledSources).toContainEqual(told('paid', first.firstDebtId!, 1))
    }
  })

  it('is charged once of many at the same time, the latest in the end', async () => {
    const made = await Promise.all([1, 2, 3, 2, 1, 3].map((revision) => charge({ revision, installments: planOf(revision * 10_000) })))
    const open = (await student.debts.list({ filter: { status: 'open' } })).results
    expect(open.map(({ amountPayable }) => amountPayable)).toEqual([30_000])
    expect(made.at(-1)!.firstDebtId).toBe(open[0]!.debtId)
    expect(await charge({ revision: 1 })).toEqual(made.at(-1))
  })

  it('survives a crash between any two steps', async () => {
    await atEveryStep(world.ports, 8, async (dying) => {
      begin()
      const { firstDebtId } = await charge()
      const txid = await txidOf((await pix(firstDebtId!)).paymentId)
      const again = () => charge({ revision: 2, installments: planOf(70_000, 70_001) })
      await unanswered(chargeReenrollment(dying, { ...wanted, revision: 2, installments: planOf(70_000, 70_001) }))
      const { debtIds } = await again()
      await reconcilePayments(world.ports)
      expect(await amountsOf(debtIds)).toEqual([70_000, 70_001])
      expect((await student.debts.list({ filter: { status: 'open' } })).totalCount).toBe(2)
      expect((await world.bank.getCharge(txid))!.status).toBe('removed')
    })
  })
})

describe('canceling a reenrollment', () => {
  it('cancels what is open, leaves what is paid, and tells of it once', async () => {
    const { debtIds } = await charge()
    await pay(debtIds[0]!)
    const txid = await txidOf((await pix(debtIds[1]!)).paymentId)
    await Promise.all([cancel(), cancel()])
    await cancel()
    expect(await Promise.all(debtIds.map(statusOf))).toEqual(['settled', 'canceled', 'canceled'])
    expect(await charge()).toEqual({ firstDebtId: null, debtIds, canceledDebtIds: debtIds.slice(1) })
    expect((await world.bank.getCharge(txid))!.status).toBe('removed')
    expect(byNumber()).toEqual([told('paid', debtIds[0]!, 1), told('canceled', debtIds[1]!, 2), told('canceled', debtIds[2]!, 3)])
    await world.bank.pay(txid)
    expect(world.settledSources.at(-1)).toEqual(told('paid', debtIds[1]!, 2))
    expect(await student.debts.get({ debtId: debtIds[1]! })).toMatchObject({ status: 'canceled', receipts: [{ kind: 'credit' }] })
  })

  it('is final, also before anything was charged', async () => {
    await cancel()
    expect(await charge()).toEqual({ firstDebtId: null, debtIds: [], canceledDebtIds: [] })
    expect((await student.debts.list({ filter: {} })).totalCount).toBe(0)
    begin()
    const { debtIds } = await charge()
    await cancel()
    expect(await charge({ revision: 2 })).toEqual({ firstDebtId: null, debtIds, canceledDebtIds: debtIds })
  })

  it('releases a card that is under review', async () => {
    const { firstDebtId } = await charge()
    const cardToken = (await world.cardBooks.tokenize({ number: '4000000000000077', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!
    const { paymentId } = await student.payments.chargeCredit({
      debtIds: [firstDebtId!],
      expectedAmount: 100_000,
      idempotencyKey: key(),
      installments: 1,
      cardToken,
    })
    await cancel()
    expect((await student.payments.get({ paymentId })).status).toBe('canceled')
  })
})

describe('an agreement', () => {
  const overdue = [1, 2].map((month) => ({ amount: 100_000, dueDate: `2026-0${month + 7}-10`, competency: `2026-0${month + 7}-01` }))

  it('takes an overdue installment, but not the first before the reenrollment is complete', async () => {
    const { debtIds } = await charge({ installments: overdue })
    const obstacles = async () => (await student.agreements.debts()).results.map(({ debtId, obstacle }) => [debtId, obstacle])
    expect(await obstacles()).toEqual([
      [debtIds[0], 'type'],
      [debtIds[1], null],
    ])
    const { results } = await world.client(staff()).debts.list({ filter: { search: wanted.enrollment.academicRecord }, sort: 'dueDate' })
    expect(results.map(({ record }) => record?.kind)).toEqual(['pending', 'negotiation'])
    await expect(student.agreements.calculate({ debtIds })).rejects.toMatchObject({ code: 'DEBT_NOT_NEGOTIABLE' })
  })

  it('takes what a change of a complete reenrollment costs', async () => {
    const one = overdue.slice(0, 1)
    await pay((await charge({ installments: one })).firstDebtId!)
    const { firstDebtId } = await charge({ revision: 2, installments: [{ ...one[0]!, amount: 130_000 }] })
    expect((await student.agreements.debts()).results).toMatchObject([{ debtId: firstDebtId, amountPayable: 30_000, obstacle: null }])
  })
})
