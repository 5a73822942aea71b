import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../payments/booking/reconciliation.ts'
import { key, getPlan, reenrollmentPayer } from '../testing/reenrollment-payer.ts'
import { type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { cancelReenrollment, type ReenrollmentCharge } from './reenrollment-debts.ts'

let world: World
let student: FinancialClient
let userId: number
let wanted: ReenrollmentCharge
const { begin, charge, getStatus, getTxid, pix, pay, told, byNumber } = reenrollmentPayer(
  (now) => ({ world, student, userId, wanted } = now),
)
const cancel = () => cancelReenrollment(world.ports, 1, wanted.reenrollmentId)

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
    expect(await charge({ installments: getPlan(1) })).toEqual(made[0])
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
    expect(await charge({ installments: getPlan(0, 0) })).toEqual({ firstDebtId: null, debtIds: [], canceledDebtIds: [] })
    await expect(charge({ revision: 2, installments: getPlan(-1) })).rejects.toThrow('no -1 cents')
    await expect(charge({ revision: 2, installments: getPlan(0.5) })).rejects.toThrow('no 0.5 cents')
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
    const txid = await getTxid((await pix(debtIds[0]!)).paymentId)
    world.acquirer.replace({ getCharge: async () => Promise.reject(new Error('away')) })
    await world.bank.pay(txid)
    world.acquirer.restore()
    await reconcilePayments({ ...world.ports, onSourceSettled: async () => Promise.reject(new Error('the queue is away')) })
    expect(await getStatus(debtIds[0]!)).toBe('open')
    await reconcilePayments(world.ports)
    expect(world.settledSources).toEqual([told('paid', debtIds[0]!, 1)])
  })
})

describe('canceling a reenrollment', () => {
  it('cancels what is open, leaves what is paid, and tells of it once', async () => {
    const { debtIds } = await charge()
    await pay(debtIds[0]!)
    const txid = await getTxid((await pix(debtIds[1]!)).paymentId)
    await Promise.all([cancel(), cancel()])
    await cancel()
    expect(await Promise.all(debtIds.map(getStatus))).toEqual(['settled', 'canceled', 'canceled'])
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
